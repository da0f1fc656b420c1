import { dayByKey } from "./day-keys";

describe("the calendar's keys", () => {
  it.each([
    ["ArrowLeft", false, "2026-12-03"],
    ["ArrowRight", false, "2026-12-05"],
    ["ArrowUp", false, "2026-11-27"],
    ["ArrowDown", false, "2026-12-11"],
    ["Home", false, "2026-11-30"],
    ["End", false, "2026-12-06"],
    ["PageUp", false, "2026-11-04"],
    ["PageDown", false, "2027-01-04"],
    ["PageUp", true, "2025-12-04"],
    ["PageDown", true, "2027-12-04"],
    ["Enter", false, null],
    ["a", false, null],
  ])("%p (shift: %p) moves from Friday, 4 December 2026 to %p", (key, shift, expected) => {
    expect(dayByKey("2026-12-04", key, shift)).toBe(expected);
  });
});
