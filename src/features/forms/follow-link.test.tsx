/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { linkStateOf, useFollowedLink } from "./follow-link";

const failure = { kind: "general" } as const;

test.each([
  [{ result: "answered", answer: { state: "already" } } as const, { phase: "answered", answer: { state: "already" } }],
  [{ result: "answered", answer: { state: "unconfirmed" } } as const, { phase: "unconfirmed" }],
  [{ result: "failed", failure, code: "token_expired" } as const, { phase: "expired" }],
  [{ result: "failed", failure, code: "token_invalid" } as const, { phase: "invalid" }],
  [{ result: "refused", errors: { token: "tokenInvalid" } } as const, { phase: "invalid" }],
  [{ result: "failed", failure } as const, { phase: "failed", failure }],
  [{ result: "failed", failure, code: "internal" } as const, { phase: "failed", failure }],
])("turns %j into %j", (outcome, link) => {
  expect(linkStateOf<{ readonly state: "already" }>(outcome)).toEqual(link);
});

const calls = {
  check: jest.fn(() => Promise.resolve({ result: "answered", answer: { state: "unconfirmed" } } as const)),
  confirm: jest.fn(() => Promise.resolve({ result: "answered", answer: { state: "done" } } as const)),
};

test("after a page was opened with a token, the next navigation loads a new document, where third-party services may start", async () => {
  delete window.___swUpdated;
  renderHook(() => useFollowedLink("", calls));
  expect(window.___swUpdated).toBeUndefined();
  await act(async () => {
    renderHook(() => useFollowedLink("first", calls));
    await Promise.resolve();
  });
  expect(window.___swUpdated).toBe(true);
});

test("a second link opened on the same page is confirmed only when the button is pressed again", async () => {
  const { result, rerender } = renderHook(({ token }) => useFollowedLink(token, calls), {
    initialProps: { token: "first" },
  });
  await act(async () => {
    result.current.press();
    await Promise.resolve();
  });
  expect(result.current.link).toEqual({ phase: "answered", answer: { state: "done" } });
  rerender({ token: "second" });
  expect(result.current.link).toEqual({ phase: "checking" });
  await act(() => Promise.resolve());
  expect(result.current.link).toEqual({ phase: "unconfirmed" });
  expect(calls.confirm.mock.calls).toEqual([["first"]]);
});
