/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { showToast } from "../../../lib/notifications/toast-store";
import { BackendError, changedMeanwhile } from "../api/backend-error";
import { changeRequest } from "../api/change-request";
import type { PrivacyRequest } from "./request";
import { useRequestDraft } from "./use-request-draft";

jest.mock("../api/change-request", () => ({ changeRequest: jest.fn(() => Promise.resolve()) }));
jest.mock("../session/follow-session", () => ({ lookAgain: jest.fn(() => Promise.resolve()) }));
jest.mock("../../../lib/notifications/toast-store", () => ({ showToast: jest.fn() }));

const stored = { id: "1", status: "open", notes: "", answer: null, extension_reason: null, version: 4 } as const;
const kept = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={kept}>{children}</QueryClientProvider>
);
const open = () =>
  renderHook((request: PrivacyRequest) => useRequestDraft(request), {
    wrapper,
    initialProps: stored as unknown as PrivacyRequest,
  });
const changed = (more: Partial<PrivacyRequest>) => ({ ...stored, ...more }) as unknown as PrivacyRequest;

afterAll(() => kept.clear());

test("what is saved here is the next version, without waiting for the list", async () => {
  const { result } = open();
  act(() => result.current.setNotes("Called. "));
  act(() => result.current.save({ notes: "Called." }));
  await waitFor(() => expect(result.current.seen).toMatchObject({ notes: "Called.", version: 5 }));
  act(() => result.current.save({ status: "closed", answer: "Sent." }));
  await waitFor(() => expect(result.current.seen).toMatchObject({ status: "closed", version: 6 }));
  expect(jest.mocked(changeRequest).mock.calls).toEqual([
    [{ id: "1", version: 4, notes: "Called." }],
    [{ id: "1", version: 5, status: "closed", answer: "Sent." }],
  ]);
});

test("fields that hold nothing unsaved follow what somebody else stores", () => {
  const { result, rerender } = open();
  rerender(changed({ version: 5, notes: "Wrote.", status: "closed", answer: "Sent." }));
  expect(result.current).toMatchObject({ notes: "Wrote.", answer: "Sent.", overtaken: false });
  expect(result.current.seen).toMatchObject({ status: "closed", version: 5 });
});

test("what is typed is not saved over what somebody else has stored, and not lost either", async () => {
  const { result, rerender } = open();
  act(() => result.current.setNotes("Mine."));
  const anew = jest.spyOn(kept, "invalidateQueries");
  jest.mocked(changeRequest).mockRejectedValueOnce(new BackendError(changedMeanwhile, 404, ""));
  act(() => result.current.save({ notes: "Mine." }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ key: "staff.failure.changed", tone: "error" }));
  expect(anew).toHaveBeenCalledWith({ queryKey: ["requests"] });
  rerender(changed({ version: 5, notes: "Theirs." }));
  expect(result.current).toMatchObject({ notes: "Mine.", overtaken: true });
  expect(result.current.seen.version).toBe(4);
  act(() => result.current.takeStored());
  expect(result.current).toMatchObject({ notes: "Theirs.", overtaken: false });
  expect(result.current.seen.version).toBe(5);
});
