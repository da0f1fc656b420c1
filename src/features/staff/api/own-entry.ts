import type { Account, Member, StaffRole } from "../session/session-store";
import { askMaybe } from "./ask";

const isRole = (role: string): role is StaffRole => role === "owner" || role === "editor";

/** The member an account belongs to, or null for a stranger: the policies show everybody at most their own entry. */
export const findOwnEntry = async ({ userId, email }: Account): Promise<Member | null> => {
  const entry = await askMaybe((backend) =>
    backend.from("staff").select("user_id, role, name").eq("user_id", userId).maybeSingle(),
  );
  return entry !== null && isRole(entry.role) ? { userId, email, name: entry.name, role: entry.role } : null;
};
