import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { createQueryClient } from "../../../lib/backend/query-client";
import { forgetDrafts } from "../requests/drafts";
import { Door } from "../session/door";
import { followSession } from "../session/follow-session";
import type { Member } from "../session/session-store";
import { useSession } from "../session/use-member";
import { StaffShell } from "./staff-shell";

/** Answers of the backend, kept while the tab is open, whichever staff page it goes to. */
const answers = createQueryClient();

interface StaffAppProps {
  readonly home: Queries.SignInPictureFragment | null;
}

/** The staff application: the door until somebody of the team is there, then their desks. */
export default function StaffApp({ home }: StaffAppProps) {
  const session = useSession();
  useEffect(followSession, []);
  return (
    <QueryClientProvider client={answers}>
      {session.phase === "staff" ? (
        <AtWork key={session.member.userId} member={session.member} ended={session.ended} />
      ) : (
        <Door session={session} home={home} />
      )}
    </QueryClientProvider>
  );
}

/** What one member has seen and written is forgotten when they leave; what could not be asked is asked again when they are back. */
function AtWork({ member, ended }: { readonly member: Member; readonly ended: boolean }) {
  const kept = useQueryClient();
  useEffect(
    () => () => {
      kept.clear();
      forgetDrafts();
    },
    [kept],
  );
  useEffect(() => {
    if (!ended) void kept.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  }, [ended, kept]);
  return <StaffShell member={member} ended={ended} />;
}
