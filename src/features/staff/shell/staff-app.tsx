import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createQueryClient } from "../api/query";
import { hideError, warnOfUnexpected } from "../api/backend-error";
import { clearDrafts, watchDrafts } from "../requests/request-draft";
import { AuthGate } from "../session/auth-gate";
import { watchSession } from "../session/watch-session";
import { type Member, type Session, memberIdOf, sessionStore, useSession } from "../session/session-state";
import { isFocusLost } from "../ui/move-focus";
import { StaffShell } from "./staff-shell";

/** Caches the backend's responses, at most until the member signs out or the tab is closed. */
const queryClient = createQueryClient(warnOfUnexpected);

/**
 * Deletes a member's drafts and cached data when they sign out, not when pages unmount: pages also unmount between `/admin` and
 * `/image-admin`, which are two pages for Gatsby, and when a public page is opened. Warns before drafts are lost.
 */
const watchWork = (): void => {
  let member = memberIdOf(sessionStore.get());
  sessionStore.subscribe(() => {
    const before = member;
    member = memberIdOf(sessionStore.get());
    if (before === undefined || before === member) return;
    queryClient.clear();
    clearDrafts();
  });
  watchDrafts();
};
watchWork();

interface StaffAppProps {
  readonly home: Queries.SignInPictureFragment | null;
}

/** The staff application: the sign-in page, or the staff pages if a member is signed in. */
export default function StaffApp({ home }: StaffAppProps) {
  const session = useSession();
  useEffect(watchSession, []);
  useFocusOnNewPage(session.phase);
  return (
    <QueryClientProvider client={queryClient}>
      {session.phase === "staff" ? (
        <SignedInApp key={session.member.userId} member={session.member} ended={session.ended} />
      ) : (
        <AuthGate session={session} home={home} />
      )}
    </QueryClientProvider>
  );
}

/**
 * Moves the focus to the new page when the element that had the focus is gone, for example after signing in or out. The first page does not
 * take the focus.
 */
const useFocusOnNewPage = (phase: Session["phase"]): void => {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current && isFocusLost()) document.getElementById("content")?.focus();
    if (phase !== "starting") hasStarted.current = true;
  }, [phase]);
};

/** The pages of a member. After an expired session (`ended`), failed queries are repeated when the member signs in again. */
function SignedInApp({ member, ended }: { readonly member: Member; readonly ended: boolean }) {
  const wasEnded = useRef(ended);
  useEffect(() => {
    // The button that opened the dialog again is gone, and with it the focus.
    if (wasEnded.current && !ended && isFocusLost()) document.getElementById("content")?.focus();
    wasEnded.current = ended;
    if (ended) return;
    // The error that is shown may say that the session has ended.
    hideError();
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  }, [ended]);
  return <StaffShell member={member} ended={ended} />;
}
