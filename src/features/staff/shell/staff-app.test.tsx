/** @jest-environment jsdom */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { BackendError } from "../api/backend-error";
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
