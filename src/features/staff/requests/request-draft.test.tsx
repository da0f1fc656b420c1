/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { showToast } from "../../../lib/notifications/toast-store";
import { BackendError, conflict } from "../api/backend-error";
import { type PrivacyRequest, changeRequest } from "../api/requests";
import { clearDrafts, drafts, hasUnsavedText, useRequestDraft, watchDrafts } from "./request-draft";

jest.mock("../api/requests", () => ({
  ...jest.requireActual<object>("../api/requests"),
  changeRequest: jest.fn(() => Promise.resolve()),
}));
jest.mock("../session/watch-session", () => ({
  ...jest.requireActual<object>("../session/watch-session"),
  refreshMember: jest.fn(() => Promise.resolve()),
}));
jest.mock("../../../lib/notifications/toast-store", () => ({
  ...jest.requireActual<object>("../../../lib/notifications/toast-store"),
  showToast: jest.fn(),
}));

const stored = { id: "1", status: "open", notes: "", answer: null, extension_reason: null, version: 4 } as const;
const queryClient = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const changed = (more: Partial<PrivacyRequest>) => ({ ...stored, ...more }) as unknown as PrivacyRequest;
const open = (request = changed({})) =>
  renderHook((shown: PrivacyRequest) => useRequestDraft(shown), { wrapper, initialProps: request });

beforeEach(() => jest.mocked(changeRequest).mockReset().mockResolvedValue());
afterEach(clearDrafts);
afterAll(() => queryClient.clear());

test("after a save, uses the next version without waiting for the list", async () => {
  const { result } = open();
  act(() => result.current.write({ notes: "Called. " }));
  act(() => result.current.save({ notes: "Called." }));
  await waitFor(() => expect(result.current.seen).toMatchObject({ notes: "Called.", version: 5 }));
  act(() => result.current.save({ status: "closed", answer: "Sent." }));
  await waitFor(() => expect(result.current.seen).toMatchObject({ status: "closed", version: 6 }));
  expect(jest.mocked(changeRequest).mock.calls).toEqual([
    [{ id: "1", version: 4, notes: "Called." }],
    [{ id: "1", version: 5, status: "closed", answer: "Sent." }],
  ]);
});

test("fields without unsaved text follow changes by somebody else", () => {
  const { result, rerender } = open();
  rerender(changed({ version: 5, notes: "Wrote.", status: "closed", answer: "Sent." }));
  expect(result.current).toMatchObject({ notes: "Wrote.", answer: "Sent.", isOutdated: false });
  expect(result.current.seen).toMatchObject({ status: "closed", version: 5 });
});

test("a typed text does not overwrite a change by somebody else, and is not lost", async () => {
  const { result, rerender } = open();
  act(() => result.current.write({ notes: "Mine." }));
  queryClient.setQueryData(["requests"], [stored]);
  jest.mocked(changeRequest).mockRejectedValueOnce(new BackendError(conflict, 404, ""));
  act(() => result.current.save({ notes: "Mine." }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ key: "staff.failure.changed", tone: "error" }));
  // The list of requests is loaded again.
  expect(queryClient.getQueryState(["requests"])).toMatchObject({ isInvalidated: true });
  rerender(changed({ version: 5, notes: "Theirs." }));
  expect(result.current).toMatchObject({ notes: "Mine.", isOutdated: true });
  expect(result.current.seen.version).toBe(4);
  expect([result.current.theirs("notes"), result.current.theirs("answer")]).toEqual(["Theirs.", undefined]);
  act(() => result.current.takeStored());
  expect(result.current).toMatchObject({ notes: "Theirs.", isOutdated: false });
  expect(result.current.seen.version).toBe(5);
});

test("a text that was stored although the answer was lost is not taken for somebody else's", async () => {
  const { result, rerender } = open();
  act(() => result.current.write({ notes: "Mine. " }));
  jest.mocked(changeRequest).mockRejectedValueOnce(new BackendError("", 0, ""));
  act(() => result.current.save({ notes: "Mine." }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ key: "staff.failure.unreachable", tone: "error" }));
  rerender(changed({ version: 5, notes: "Mine." }));
  expect(result.current).toMatchObject({ notes: "Mine.", isOutdated: false });
  expect(result.current.seen.version).toBe(5);
  expect(hasUnsavedText()).toBe(false);
  rerender(changed({ version: 6, notes: "Theirs." }));
  expect(result.current).toMatchObject({ notes: "Theirs.", isOutdated: false });
});

test("keeps typed texts while another request is open, until the member signs out", () => {
  const before = open();
  act(() => before.result.current.write({ notes: "Called.", answer: "Half an", reason: "Many papers" }));
  before.unmount();
  const other = open(changed({ id: "2" }));
  expect(other.result.current).toMatchObject({ notes: "", answer: "", reason: "" });
  other.unmount();
  const again = open();
  expect(again.result.current).toMatchObject({ notes: "Called.", answer: "Half an", reason: "Many papers" });
  act(clearDrafts);
  expect(again.result.current).toMatchObject({ notes: "", answer: "", reason: "" });
  expect(drafts.get().size).toBe(0);
});

test("reports a change by somebody else that was made while another page was open", () => {
  const before = open();
  act(() => before.result.current.write({ answer: "Mine." }));
  before.unmount();
  const { result } = open(changed({ version: 5, answer: "Theirs." }));
  expect(result.current).toMatchObject({ answer: "Mine.", isOutdated: true });
});

test("a save that completes after the member has left the request counts when the member opens it again", async () => {
  let done: () => void = () => undefined;
  jest.mocked(changeRequest).mockReturnValue(new Promise((resolve) => (done = resolve)));
  const before = open();
  act(() => before.result.current.write({ answer: "Sent.", reason: "Not needed after all" }));
  act(() => before.result.current.save({ status: "closed", answer: "Sent." }));
  await waitFor(() => expect(changeRequest).toHaveBeenCalled());
  before.unmount();
  await act(() => Promise.resolve().then(done));
  const { result, rerender } = open();
  expect(result.current).toMatchObject({ answer: "Sent.", isOutdated: false, seen: { status: "closed", version: 5 } });
  rerender(changed({ version: 6, status: "open", answer: "Sent." }));
  expect(result.current).toMatchObject({ answer: "Sent.", isOutdated: false, seen: { status: "open", version: 6 } });
});

test("a trailing space can be typed", () => {
  const { result } = open(changed({ notes: "Called." }));
  act(() => result.current.write({ notes: "Called. " }));
  expect(result.current.notes).toBe("Called. ");
});

test("keeps the reason for an extension while the other fields follow changes by somebody else", () => {
  const { result, rerender } = open();
  act(() => result.current.write({ reason: "Many papers" }));
  rerender(changed({ version: 5, notes: "Theirs." }));
  expect(result.current).toMatchObject({ notes: "Theirs.", reason: "Many papers", isOutdated: false });
  act(() => result.current.write({ notes: "Mine." }));
  rerender(changed({ version: 6, notes: "Theirs again." }));
  expect(result.current.isOutdated).toBe(true);
  act(() => result.current.takeStored());
  expect(result.current).toMatchObject({ notes: "Theirs again.", reason: "Many papers", isOutdated: false });
  rerender(changed({ version: 7, extension_reason: "Theirs" }));
  expect(result.current.reason).toBe("");
});

test("after a change by somebody else has been shown, the member can overwrite it with their own text", async () => {
  const { result, rerender } = open();
  act(() => result.current.write({ notes: "Mine.", answer: "My answer." }));
  rerender(changed({ version: 5, notes: "Theirs.", answer: "Their answer." }));
  expect([result.current.theirs("notes"), result.current.theirs("answer")]).toEqual(["Theirs.", "Their answer."]);
  act(() => result.current.keepMine());
  expect(result.current).toMatchObject({ notes: "Mine.", answer: "My answer.", isOutdated: false });
  expect(result.current.theirs("notes")).toBeUndefined();
  act(() => result.current.save({ notes: "Mine." }));
  await waitFor(() => expect(changeRequest).toHaveBeenCalledWith({ id: "1", version: 5, notes: "Mine." }));
});

describe("watching the drafts", () => {
  const seen = { id: "1", notes: "Called.", answer: null, version: 4 } as unknown as PrivacyRequest;
  const write = (text: { readonly notes?: string; readonly answer?: string; readonly reason?: string }) =>
    drafts.set(new Map([[seen.id, { seen, notes: "Called.", answer: "", reason: "", ...text }]]));
  /** Whether the browser asks before the page is left. */
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  let stop: () => void;
  beforeEach(() => (stop = watchDrafts()));
  afterEach(() => stop());

  test.each(["notes", "answer", "reason"])(
    "leaving the page asks first if unsaved text is in the field: %s",
    (field) => {
      write({ [field]: "Typed." });
      expect(asks()).toBe(true);
    },
  );

  test("leaving does not ask without typed text, and not for spaces alone", () => {
    expect(asks()).toBe(false);
    write({ notes: "Called. ", answer: " ", reason: " " });
    expect(asks()).toBe(false);
  });

  test("leaving no longer asks once the text is saved or deleted", () => {
    write({ answer: "Typed." });
    write({});
    expect(asks()).toBe(false);
    write({ answer: "Typed." });
    clearDrafts();
    expect(asks()).toBe(false);
  });

  test("nothing listens while there is no unsaved text, so that the page can be kept in the back/forward cache", () => {
    const add = jest.spyOn(window, "addEventListener");
    write({});
    expect(add).not.toHaveBeenCalled();
    write({ notes: "Typed." });
    expect(add.mock.calls.map(([name]) => name)).toEqual(["beforeunload"]);
  });

  test("leaving no longer asks after the member has signed out", () => {
    write({ notes: "Typed." });
    stop();
    expect(asks()).toBe(false);
  });
});
