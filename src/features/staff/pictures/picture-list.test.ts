import { moveBy, placeAt } from "./picture-list";

const all = ["a", "B", "c", "D", "e"];
const capitals = ["B", "D"];

test.each([
  ["a", 1, "BacDe"],
  ["a", -1, "aBcDe"],
  ["e", -4, "eaBcD"],
  ["c", 9, "aBDec"],
])("moves %s by %d", (id, steps, order) => {
  expect(moveBy(all, all, id, steps).join("")).toBe(order);
});

test("with a category filter, moves a picture past its shown neighbour and leaves the others", () => {
  expect(moveBy(all, capitals, "B", 1).join("")).toBe("acDBe");
  expect(moveBy(all, capitals, "D", -1).join("")).toBe("aDBce");
});

test("a dragged row is inserted according to the middles of the other rows", () => {
  expect(placeAt([50, 150, 250], 160)).toBe(2);
  expect(placeAt([50, 150, 250], -5)).toBe(0);
});
