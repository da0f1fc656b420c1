/** @jest-environment jsdom */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { BackendError } from "../api/backend-error";
import type { PrivacyRequest } from "../api/requests";
import { drafts } from "../requests/request-draft";
import { endSession, sessionStore } from "../session/session-state";
import StaffApp from "./staff-app";

const atWork = {
  phase: "staff",
  member: { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" },
  ended: false,
} as const;
let isSignedIn = true;

/** Returns a function that behaves like those of `api/query`: resolves to the number of its calls, or fails with 401 if nobody is signed in. */
const createRequest = () => {
  let times = 0;
  return (): Promise<number> => {
    times += 1;
    if (isSignedIn) return Promise.resolve(times);
    endSession();
    return Promise.reject(new BackendError("", 401, "Nobody is signed in."));
  };
};
const sources = { messages: createRequest(), requests: createRequest(), vitals: createRequest() };

function Result({ name }: { readonly name: keyof typeof sources }) {
  const { status, data } = useQuery({ queryKey: [name], queryFn: sources[name], retry: false });
  return <p>{`${name}: ${status} ${data ?? ""}`.trim()}</p>;
}
function Pages() {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Result name="messages" />
      <Result name="requests" />
      {isOpen && <Result name="vitals" />}
      <button onClick={() => void queryClient.refetchQueries({ queryKey: ["requests"] })}>{"reload requests"}</button>
      <button onClick={() => setIsOpen(true)}>{"open vitals"}</button>
    </>
  );
}
const mockPages = () => <Pages />;
const mockMain = (children: ReactNode) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
);
jest.mock("./staff-shell", () => ({ StaffShell: () => mockMain(mockPages()) }));
jest.mock("../session/auth-gate", () => ({ AuthGate: () => mockMain(<button>{"Sign in"}</button>) }));
jest.mock("../session/watch-session", () => ({ watchSession: () => undefined }));

test("queries that failed in an ended session are repeated after the next sign-in, and no others", async () => {
  sessionStore.set(atWork);
  render(<StaffApp home={null} />);
  await screen.findByText("requests: success 1");
  isSignedIn = false;
  fireEvent.click(screen.getByText("reload requests"));
  await screen.findByText("requests: error 1");
  expect(sessionStore.get()).toEqual({ ...atWork, ended: true });
  fireEvent.click(screen.getByText("open vitals"));
  await screen.findByText("vitals: error");
  isSignedIn = true;
  act(() => sessionStore.set(atWork));
  await screen.findByText("requests: success 3");
  await screen.findByText("vitals: success 2");
  await screen.findByText("messages: success 1");
});

test("unsaved text on a request stays while no staff page is open, and is deleted when the member signs out or another one is signed in", () => {
  const seen = { id: "1", notes: "", answer: null, version: 4 } as unknown as PrivacyRequest;
  const typed = new Map([[seen.id, { seen, notes: "Typed.", answer: "", reason: "" }]]);
  const other = { ...atWork, member: { ...atWork.member, userId: "2" } };
  for (const after of [{ phase: "signedOut" } as const, other]) {
    sessionStore.set(atWork);
    const { unmount } = render(<StaffApp home={null} />);
    drafts.set(typed);
    unmount();
    sessionStore.set({ ...atWork, ended: true });
    expect(drafts.get()).toBe(typed);
    sessionStore.set(after);
    expect(drafts.get().size).toBe(0);
  }
});

test("signing in again after an expired session does not leave the focus nowhere", () => {
  act(() => sessionStore.set(atWork));
  render(<StaffApp home={null} />);
  act(() => sessionStore.set({ ...atWork, ended: true }));
  expect(document.activeElement).toBe(document.body);
  act(() => sessionStore.set(atWork));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("signing in or out moves the focus from the pressed button to the new page, but the first page does not take the focus", () => {
  act(() => sessionStore.set({ phase: "starting" }));
  render(<StaffApp home={null} />);
  act(() => sessionStore.set({ phase: "signedOut" }));
  expect(document.activeElement).toBe(document.body);
  screen.getByText("Sign in").focus();
  act(() => sessionStore.set({ phase: "starting" }));
  act(() => sessionStore.set(atWork));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByText("open vitals").focus();
  act(() => sessionStore.set({ phase: "signedOut" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
