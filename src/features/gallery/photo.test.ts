import { stepFrom } from "./photo";

test.each([
  [0, "next", 3, 1],
  [2, "next", 3, 0],
  [0, "previous", 3, 2],
  [2, "previous", 3, 1],
  [1, "first", 3, 0],
  [1, "last", 3, 2],
  [0, "next", 1, 0],
  [0, "previous", 1, 0],
] as const)("from index %i, “%s” of %i photographs moves to %i", (index, move, count, expected) => {
  expect(stepFrom(index, move, count)).toBe(expected);
});
