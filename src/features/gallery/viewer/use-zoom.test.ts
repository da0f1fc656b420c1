import { fitted, maxScale, whole, type Zoom, zoomReducer } from "./use-zoom";

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
