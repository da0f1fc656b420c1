/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { showToast, toastStore } from "../../../lib/notifications/toast-store";
import { BackendError, conflict, nothingChanged } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";
import { clearForm, invalidateQueries, useAction } from "./use-action";

jest.mock("../session/watch-session", () => ({
  ...jest.requireActual<object>("../session/watch-session"),
  refreshMember: jest.fn(() => Promise.resolve(false)),
}));
jest.mock("../../../lib/notifications/toast-store", () => ({
  ...jest.requireActual<object>("../../../lib/notifications/toast-store"),
  showToast: jest.fn(),
}));

const queryClient = new QueryClient();
let invalidate: jest.SpyInstance;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const runAction = async (change: () => Promise<void>, then = jest.fn()) => {
  const { result } = renderHook(() => useAction(change, "staff.saved"), { wrapper });
  act(() => result.current.run(undefined, then));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  return then;
};

beforeEach(() => {
  jest.clearAllMocks();
  invalidate = jest.spyOn(queryClient, "invalidateQueries");
});
afterAll(() => queryClient.clear());

test("shows a notification and reloads the data after success", async () => {
  await runAction(() => Promise.resolve());
  expect(showToast).toHaveBeenCalledWith({ key: "staff.saved" });
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(refreshMember).not.toHaveBeenCalled();
});

test.each([
  ["error", null],
  ["info", { key: "staff.saved", tone: "info", number: 1 }],
] as const)("another attempt hides an earlier error, but no other notification (%s)", async (tone, left) => {
  toastStore.set({ key: "staff.saved", tone, number: 1 });
  await runAction(() => Promise.resolve());
  expect(toastStore.get()).toEqual(left);
  toastStore.set(null);
});

test("says that the member has another role now if a change affected nothing and the role has changed", async () => {
  jest.mocked(refreshMember).mockResolvedValueOnce(true);
  const { result } = renderHook(
    () => useAction(() => Promise.reject(new BackendError(conflict, 404, "")), "staff.saved"),
    { wrapper },
  );
  act(() => result.current.run(undefined));
  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith({ key: "staff.failure.role", tone: "error" }));
});

test.each([
  [
    "a row that was deleted or may no longer be changed",
    new BackendError(nothingChanged, 404, ""),
    "staff.failure.gone",
    1,
    1,
  ],
  ["a change by somebody else", new BackendError(conflict, 404, ""), "staff.failure.changed", 1, 1],
  ["a forbidden action", new BackendError("42501", 403, ""), "staff.failure.forbidden", 0, 1],
  ["a failing backend", new BackendError("", 500, ""), "staff.failure.other", 1, 0],
  ["a lost answer", new BackendError("", 0, ""), "staff.failure.unreachable", 1, 0],
  ["a refused value", new BackendError("23514", 400, ""), "staff.failure.other", 0, 0],
])(
  "%s: shows an error, reloads the data if the change affected nothing or may have been stored, and looks up the member again if needed",
  async (_, error, key, reloads, looks) => {
    const then = await runAction(() => Promise.reject(error));
    expect(showToast).toHaveBeenCalledWith({ key, tone: "error" });
    expect(then).not.toHaveBeenCalled();
    expect(invalidate).toHaveBeenCalledTimes(reloads);
    expect(refreshMember).toHaveBeenCalledTimes(looks);
  },
);

/** Mounts a query. Returns its function, which counts the requests. */
const shown = async (queryClient: QueryClient, queryKey: readonly string[]) => {
  const queryFn = jest.fn(() => Promise.resolve("answer"));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  await new Promise<void>((resolve) => void observer.subscribe(({ isSuccess }) => isSuccess && resolve()));
  return queryFn;
};

test("reloads mounted queries, but never a search for a person or a file", async () => {
  const queryClient = new QueryClient();
  const messages = await shown(queryClient, ["messages", "1"]);
  const person = await shown(queryClient, ["person", "ann@example.com"]);
  const copy = await shown(queryClient, ["copy", "https://files.example/a.webp"]);
  invalidateQueries(queryClient);
  expect(copy).toHaveBeenCalledTimes(1);
  expect(messages).toHaveBeenCalledTimes(2);
  expect(person).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(["person", "ann@example.com"])).toBe("answer");
  queryClient.clear();
});

test("clears a form with the values that were sent, but not if something else was typed since", () => {
  document.body.innerHTML = "<form><input name=email /></form>";
  const form = document.querySelector("form")!;
  const field = document.querySelector("input")!;
  field.value = "ann@example.com";
  const sent = new FormData(form);
  field.value = "maria@";
  clearForm(form, sent);
  expect(field.value).toBe("maria@");
  field.value = "ann@example.com";
  clearForm(form, sent);
  expect(field.value).toBe("");
});
