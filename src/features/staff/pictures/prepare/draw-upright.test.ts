import { uprightMatrix } from "./draw-upright";

/** The positions of the stored picture's top left and top right corners in an upright picture of 30 × 20. */
test.each([
  [1, [0, 0], [30, 0]],
  [2, [30, 0], [0, 0]],
  [3, [30, 20], [0, 20]],
  [4, [0, 20], [30, 20]],
  [5, [0, 0], [0, 20]],
  [6, [30, 0], [30, 20]],
  [7, [30, 20], [30, 0]],
  [8, [0, 20], [0, 0]],
])("orientation %d is drawn upright and fills the canvas", (orientation, topLeft, topRight) => {
  const { a = 1, b = 0, c = 0, d = 1, e, f } = uprightMatrix(orientation, { width: 30, height: 20 });
  const place = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
  expect(place(0, 0)).toEqual(topLeft);
  expect(place(orientation >= 5 ? 20 : 30, 0)).toEqual(topRight);
});
