/** @jest-environment jsdom */
import { moveBy, placeAt } from "./picture-list";
import { focusNextItem } from "../ui/move-focus";

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
])("moves the focus from the removed row %s to row %s", (from, to) => {
  at(`act-${from}`).focus();
  focusNextItem(at(from));
  expect(focused()).toBe(to);
});

test("moves the focus from the only row to the page's heading", () => {
  for (const id of ["a", "c"]) at(id).remove();
  at("act-b").focus();
  focusNextItem(at("b"));
  expect(focused()).toBe("heading");
});

test("does not move the focus if it is outside the removed row", () => {
  at("other").focus();
  focusNextItem(at("a"));
  expect(focused()).toBe("other");
});
