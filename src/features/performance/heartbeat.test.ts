import { startHeartbeat } from "./heartbeat";

// Specification §9: a heartbeat log runs every 60 seconds.
test.each([
  [59_999, 0],
  [60_000, 1],
  [119_999, 1],
  [120_000, 2],
  [600_000, 10],
])("after %d ms there are %d lines", (time, lines) => {
  jest.useFakeTimers();
  const info = jest.spyOn(console, "info").mockImplementation(() => undefined);
  const beat = jest.fn();
  startHeartbeat(beat);
  jest.advanceTimersByTime(time);
  expect(info).toHaveBeenCalledTimes(lines);
  expect(beat).toHaveBeenCalledTimes(lines);
  jest.useRealTimers();
});
