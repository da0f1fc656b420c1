/** @jest-environment jsdom */
import { focusNextRow, moveFocus } from "./move-focus";

const at = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  const row = (key: string) =>
    `<tr data-key="${key}"><td><a href="#" id="open-${key}">o</a><button id="${key}">x</button></td></tr>`;
  document.body.innerHTML = `<main><h1 id="heading" tabindex="-1">List</h1><button id="other"></button>
    <table><tbody>${["a", "b", "c"].map(row).join("")}</tbody></table></main>`;
});

test.each([
  ["a", "b"],
  ["b", "c"],
  ["c", "b"],
])("moves the focus from the removed row %s to the last action in row %s", (from, to) => {
  at(from).focus();
  focusNextRow(from);
  expect(document.activeElement).toBe(at(to));
});

test("moves the focus from the only row to the heading", () => {
  for (const key of ["a", "c"]) at(key).closest("tr")?.remove();
  at("b").focus();
  focusNextRow("b");
  expect(document.activeElement).toBe(at("heading"));
});

test("does not move the focus if it is outside the removed row", () => {
  at("other").focus();
  focusNextRow("a");
  moveFocus(at("a"));
  expect(document.activeElement).toBe(at("other"));
});
