import { meaningOf } from "./viewer-keys";

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
])("%s over a whole photograph", (key, meaning) => {
  expect(meaningOf(press(key), false)).toEqual(meaning);
});

test.each([
  ["ArrowRight", { type: "look", x: 1, y: 0 }],
  ["ArrowUp", { type: "look", x: 0, y: -1 }],
  ["End", { type: "step", move: "last" }],
])("%s over a zoomed photograph", (key, meaning) => {
  expect(meaningOf(press(key), true)).toEqual(meaning);
});

test("the browser's own shortcuts stay the browser's", () => {
  expect(meaningOf(press("ArrowLeft", { altKey: true }), false)).toBeNull();
  expect(meaningOf(press("+", { ctrlKey: true }), false)).toBeNull();
  expect(meaningOf(press("-", { metaKey: true }), false)).toBeNull();
});
