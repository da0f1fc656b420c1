/** @jest-environment jsdom */
import { leaveRow } from "./leave-row";

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
  leaveRow(at(from));
  expect(focused()).toBe(to);
});

test("from the only row to the desk's heading", () => {
  for (const id of ["a", "c"]) at(id).remove();
  at("act-b").focus();
  leaveRow(at("b"));
  expect(focused()).toBe("heading");
});

test("never from where somebody has gone meanwhile", () => {
  at("other").focus();
  leaveRow(at("a"));
  expect(focused()).toBe("other");
});
