import { moveBy, placeAt } from "./order";

const all = ["a", "B", "c", "D", "e"];
const capitals = ["B", "D"];

test.each([
  ["a", 1, "BacDe"],
  ["a", -1, "aBcDe"],
  ["e", -4, "eaBcD"],
  ["c", 9, "aBDec"],
])("%s by %d among all", (id, steps, order) => {
  expect(moveBy(all, all, id, steps).join("")).toBe(order);
});

test("among those of one category it passes the shown neighbour, and the others stay", () => {
  expect(moveBy(all, capitals, "B", 1).join("")).toBe("acDBe");
  expect(moveBy(all, capitals, "D", -1).join("")).toBe("aDBce");
});

test("a held row lands between the middles of the others", () => {
  expect(placeAt([50, 150, 250], 160)).toBe(2);
  expect(placeAt([50, 150, 250], -5)).toBe(0);
});
