/** @jest-environment jsdom */
import { focusNextItem, focusNextRow, focusRow, isFocusLost, moveFocus } from "./move-focus";

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;
const show = (list: string): void => {
  document.body.innerHTML = `<main><h1 id="heading" tabindex="-1"></h1><button id="other"></button>${list}</main>`;
};

test("the focus is lost if nothing has it, or only the main element, which Safari focuses instead of a pressed button", () => {
  document.body.innerHTML = `<main tabindex="-1"><button id="other"></button></main>`;
  expect(isFocusLost()).toBe(true);
  at("other").focus();
  expect(isFocusLost()).toBe(false);
  document.querySelector("main")?.focus();
  expect(document.activeElement?.tagName).toBe("MAIN");
  expect(isFocusLost()).toBe(true);
});

describe("in a table", () => {
  beforeEach(() => {
    const row = (key: string) =>
      `<tr data-key="${key}"><td><a href="#" id="open-${key}">o</a><button id="${key}">x</button></td></tr>`;
    show(`<table><tbody>${["a", "b", "c"].map(row).join("")}</tbody></table>`);
  });

  test.each([
    ["a", "b"],
    ["b", "c"],
    ["c", "b"],
  ])("moves the focus from the removed row %s to the last action in row %s", (from, to) => {
    at(from).focus();
    focusNextRow(from);
    expect(focused()).toBe(to);
  });

  test("moves the focus from the only row to the heading", () => {
    for (const key of ["a", "c"]) at(key).closest("tr")?.remove();
    at("b").focus();
    focusNextRow("b");
    expect(focused()).toBe("heading");
  });

  test.each([
    ["b", "open-b"],
    ["hidden by a filter", "heading"],
  ])("closing the entry %s moves the focus to %s", (key, to) => {
    focusRow(key);
    expect(focused()).toBe(to);
  });

  test("does not move the focus if it is outside the removed row", () => {
    at("other").focus();
    focusNextRow("a");
    moveFocus(at("a"));
    expect(focused()).toBe("other");
  });
});

describe("in a list", () => {
  beforeEach(() => {
    const row = (id: string) => `<li id="${id}" tabindex="-1"><button id="act-${id}"></button></li>`;
    show(`<ul>${["a", "b", "c"].map(row).join("")}</ul>`);
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
});
