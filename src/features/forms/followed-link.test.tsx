/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useFollowedLink } from "./follow-link";

const calls = {
  check: jest.fn(() => Promise.resolve({ result: "answered", answer: { state: "unconfirmed" } } as const)),
  confirm: jest.fn(() => Promise.resolve({ result: "answered", answer: { state: "done" } } as const)),
};

test("another link on the same page is only confirmed after a press of its own", async () => {
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
