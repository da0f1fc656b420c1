import { swipeOf } from "./use-gestures";
import { fitted, maxScale, whole, type Zoom, zoomReducer } from "./use-zoom";
import { keyActionOf } from "./viewer";

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

const stage = { width: 1000, height: 800 };
const picture = { width: 1600, height: 1000 };
const middle = { x: 0, y: 0 };
const run = (from: Zoom, ...actions: Parameters<typeof zoomReducer>[1][]) => actions.reduce(zoomReducer, from);

test("fits a picture of either orientation into the stage", () => {
  expect(fitted(picture, stage)).toEqual({ width: 1000, height: 625 });
  expect(fitted({ width: 500, height: 1000 }, stage)).toEqual({ width: 400, height: 800 });
});

test("the point under the fingers stays in place", () => {
  const at = { x: 200, y: 100 };
  const zoomed = run(whole, { type: "scale", factor: 2, at, stage, picture });
  expect(zoomed).toEqual({ scale: 2, x: -200, y: -100 });
});

test.each([
  ["does not zoom in beyond the maximum", 100, maxScale],
  ["does not zoom out below the whole picture", 0.1, 1],
])("%s", (_, factor, scale) => {
  expect(run(whole, { type: "scale", factor, at: middle, stage, picture }).scale).toBe(scale);
});

test("zooming out to the whole picture centres it", () => {
  const far = run(
    whole,
    { type: "scale", factor: 3, at: { x: 300, y: 200 }, stage, picture },
    { type: "scale", factor: 0.2, at: middle, stage, picture },
  );
  expect(far).toEqual(whole);
});

test("cannot move a picture past its edge", () => {
  const moved = run(
    whole,
    { type: "scale", factor: 2, at: middle, stage, picture },
    { type: "move", by: { x: 5000, y: -5000 }, stage, picture },
  );
  // The picture of 2000 × 1250 exceeds the stage of 1000 × 800 by 500 and 225 on each side.
  expect(moved).toEqual({ scale: 2, x: 500, y: -225 });
});

test("a side smaller than the stage stays centred", () => {
  const wide = { width: 1600, height: 400 };
  const moved = run(
    whole,
    { type: "scale", factor: 2, at: middle, stage, picture: wide },
    { type: "move", by: { x: 0, y: 90 }, stage, picture: wide },
  );
  expect(moved.y).toBe(0);
});

test("an unzoomed picture does not move", () => {
  expect(run(whole, { type: "move", by: { x: 40, y: 40 }, stage, picture })).toEqual(whole);
});

test("a double tap zooms in at its point, and out again", () => {
  const at = { x: 100, y: -50 };
  const inside = run(whole, { type: "toggle", at, stage, picture });
  expect(inside).toEqual({ scale: 2.5, x: -150, y: 75 });
  expect(run(inside, { type: "toggle", at, stage, picture })).toEqual(whole);
});

test("a tap on a zoomed picture centres its point", () => {
  const inside = run(whole, { type: "scale", factor: 2, at: middle, stage, picture });
  expect(run(inside, { type: "centre", at: { x: 120, y: 60 }, stage, picture })).toEqual({ scale: 2, x: -120, y: -60 });
});

test("reset shows the whole picture", () => {
  expect(run({ scale: 3, x: 10, y: 10 }, { type: "reset" })).toEqual(whole);
});
