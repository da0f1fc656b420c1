import { swipeOf } from "./swipe";

test.each([
  ["a long drag to the left", { x: -120, y: 10 }, 600, "next"],
  ["a long drag to the right", { x: 120, y: -30 }, 600, "previous"],
  ["a flick to the left", { x: -40, y: 4 }, 60, "next"],
  ["a flick to the right", { x: 40, y: 4 }, 60, "previous"],
  ["a long drag down", { x: 20, y: 130 }, 500, "close"],
  ["a drag up", { x: 0, y: -200 }, 200, null],
  ["a short slow drag", { x: -40, y: 0 }, 500, null],
  ["a trembling finger", { x: -10, y: 2 }, 5, null],
  ["nothing", { x: 0, y: 0 }, 0, null],
] as const)("%s", (_, by, milliseconds, expected) => {
  expect(swipeOf(by, milliseconds)).toBe(expected);
});
