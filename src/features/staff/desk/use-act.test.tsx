/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { showToast } from "../../../lib/notifications/toast-store";
import { BackendError, changedMeanwhile, nothingChanged } from "../api/backend-error";
import { lookAgain } from "../session/follow-session";
import { useAct } from "./use-act";

jest.mock("../session/follow-session", () => ({ lookAgain: jest.fn(() => Promise.resolve()) }));
jest.mock("../../../lib/notifications/toast-store", () => ({ showToast: jest.fn() }));

const kept = new QueryClient();
let anew: jest.SpyInstance;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={kept}>{children}</QueryClientProvider>
);
const does = async (change: () => Promise<void>, then = jest.fn()) => {
  const { result } = renderHook(() => useAct(change, "staff.saved"), { wrapper });
  act(() => result.current.act(undefined, then));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  return then;
};

beforeEach(() => {
  jest.clearAllMocks();
  anew = jest.spyOn(kept, "invalidateQueries");
});
afterAll(() => kept.clear());

test("what is done is said, and what is shown is asked anew", async () => {
  await does(() => Promise.resolve());
  expect(showToast).toHaveBeenCalledWith({ key: "staff.saved" });
  expect(anew).toHaveBeenCalledTimes(1);
  expect(lookAgain).not.toHaveBeenCalled();
});

test("what somebody else has changed meanwhile is shown, as the next change would fail in the same way", async () => {
  const then = await does(() => Promise.reject(new BackendError(changedMeanwhile, 404, "")));
  expect(showToast).toHaveBeenCalledWith({ key: "staff.failure.changed", tone: "error" });
  expect(then).not.toHaveBeenCalled();
  expect(anew).toHaveBeenCalledTimes(1);
});

test.each([
  ["a row that is gone, or not theirs any more", new BackendError(nothingChanged, 404, ""), "staff.failure.gone", 1],
  ["what they may not do", new BackendError("42501", 403, ""), "staff.failure.forbidden", 1],
  ["a backend that fails", new BackendError("", 500, ""), "staff.failure.other", 0],
])(
  "%s is never “saved”: what was typed stays, and who is at work is asked if need be",
  async (_, error, key, looks) => {
    const then = await does(() => Promise.reject(error));
    expect(showToast).toHaveBeenCalledWith({ key, tone: "error" });
    expect(then).not.toHaveBeenCalled();
    expect(anew).not.toHaveBeenCalled();
    expect(lookAgain).toHaveBeenCalledTimes(looks);
  },
);
