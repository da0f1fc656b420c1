import { useSyncExternalStore } from "react";
import { type Member, type Session, sessionStore } from "./session-store";

/** The session as it stands. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** The member at work. Throws outside the desks, which only a member sees. */
export const useMember = (): Member => {
  const session = useSession();
  if (session.phase !== "staff") throw new Error("A desk is shown to members of the team only.");
  return session.member;
};
