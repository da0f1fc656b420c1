/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast, showToast } from "../../lib/notifications/toast-store";
import { ToastRegion } from "./toast-region";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(dismissToast);
  jest.useRealTimers();
});

const show = () => {
  render(<ToastRegion />);
  act(() => showToast({ key: "booking.status.opened" }));
  return screen.getByText("booking.status.opened").parentElement!;
};
const wait = () => act(() => jest.advanceTimersByTime(60_000));
const isShown = () => screen.queryByText("booking.status.opened") !== null;
const button = () => screen.getByRole("button", { name: "toast.dismiss" });

test("a toast disappears by itself", () => {
  show();
  wait();
  expect(isShown()).toBe(false);
});

test("there is one toast at a time: another replaces it and has its own seven seconds", () => {
  show();
  act(() => jest.advanceTimersByTime(6000));
  act(() => showToast({ key: "common.linkCopied" }));
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(6999));
  expect(screen.queryByText("common.linkCopied")).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("common.linkCopied")).toBeNull();
});

test("an error remains until it is dismissed", () => {
  render(<ToastRegion />);
  act(() => showToast({ key: "booking.status.opened", tone: "error" }));
  wait();
  expect(isShown()).toBe(true);
  fireEvent.click(button());
  expect(isShown()).toBe(false);
});

test("a focused toast remains when the pointer leaves it", () => {
  const toast = show();
  act(() => button().focus());
  fireEvent.pointerEnter(toast);
  fireEvent.pointerLeave(toast);
  wait();
  expect(isShown()).toBe(true);
  act(() => button().blur());
  wait();
  expect(isShown()).toBe(false);
});

test("a toast under the pointer remains when it loses the focus", () => {
  const toast = show();
  fireEvent.pointerEnter(toast);
  act(() => button().focus());
  act(() => button().blur());
  wait();
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(toast);
  wait();
  expect(isShown()).toBe(false);
});
