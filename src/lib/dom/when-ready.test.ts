/** @jest-environment jsdom */
import { whenReading } from "./when-ready";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("whenReading calls back once, after one and a half seconds without scrolling or pressing", () => {
  const read = jest.fn();
  const begin = whenReading(read);
  begin();
  jest.advanceTimersByTime(1000);
  document.dispatchEvent(new Event("scroll"));
  begin();
  jest.advanceTimersByTime(1499);
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("scroll"));
  begin();
  jest.advanceTimersByTime(5000);
  expect(read).toHaveBeenCalledTimes(1);
});

it("whenReading does not call back before it is started", () => {
  const read = jest.fn();
  whenReading(read);
  jest.advanceTimersByTime(5000);
  expect(read).not.toHaveBeenCalled();
});
