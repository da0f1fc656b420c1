/** @jest-environment jsdom */
import { focusNextItem, moveBy, placeAt } from "./picture-order";

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

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

beforeEach(() => {
  const row = (id: string) => `<li id="${id}" tabindex="-1"><button id="act-${id}"></button></li>`;
  document.body.innerHTML = `<main><h1 id="heading" tabindex="-1"></h1><button id="other"></button>
    <ul>${["a", "b", "c"].map(row).join("")}</ul></main>`;
});

test.each([
  ["a", "b"],
  ["b", "c"],
  ["c", "b"],
])("from row %s that goes to row %s", (from, to) => {
  at(`act-${from}`).focus();
  focusNextItem(at(from));
  expect(focused()).toBe(to);
});

test("from the only row to the page's heading", () => {
  for (const id of ["a", "c"]) at(id).remove();
  at("act-b").focus();
  focusNextItem(at("b"));
  expect(focused()).toBe("heading");
});

test("never from where somebody has gone meanwhile", () => {
  at("other").focus();
  focusNextItem(at("a"));
  expect(focused()).toBe("other");
});
