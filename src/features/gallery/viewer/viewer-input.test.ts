import { keyActionOf, swipeOf } from "./viewer-input";
const press = (key: string, with_: Partial<Record<"altKey" | "ctrlKey" | "metaKey", boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...with_,
});

test.each([
  ["ArrowRight", { type: "step", move: "next" }],
  ["ArrowLeft", { type: "step", move: "previous" }],
  ["Home", { type: "step", move: "first" }],
  ["End", { type: "step", move: "last" }],
  ["+", { type: "zoom", direction: "in" }],
  ["=", { type: "zoom", direction: "in" }],
  ["-", { type: "zoom", direction: "out" }],
  ["0", { type: "zoom", direction: "whole" }],
  ["ArrowDown", null],
  ["Escape", null],
  ["Tab", null],
  ["a", null],
])("reads the key %s over an unzoomed photograph", (key, meaning) => {
  expect(keyActionOf(press(key), false)).toEqual(meaning);
});

test.each([
  ["ArrowRight", { type: "look", x: 1, y: 0 }],
  ["ArrowUp", { type: "look", x: 0, y: -1 }],
  ["End", { type: "step", move: "last" }],
])("reads the key %s over a zoomed photograph", (key, meaning) => {
  expect(keyActionOf(press(key), true)).toEqual(meaning);
});

test("ignores browser shortcuts", () => {
  expect(keyActionOf(press("ArrowLeft", { altKey: true }), false)).toBeNull();
  expect(keyActionOf(press("+", { ctrlKey: true }), false)).toBeNull();
  expect(keyActionOf(press("-", { metaKey: true }), false)).toBeNull();
});

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
] as const)("reads the action of %s", (_, by, milliseconds, expected) => {
  expect(swipeOf(by, milliseconds)).toBe(expected);
});
