/** @jest-environment jsdom */
import { focusField, showField } from "./focus-field";

const scrolledTo: [string, unknown][] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (options) {
    scrolledTo.push([this.id, options]);
  };
  document.body.innerHTML =
    '<div id="errors"></div><div id="frame" data-field="true"><label id="label"></label><input id="input"></div>';
});

const input = () => document.getElementById("input");
const nearest = { block: "nearest", behavior: "instant" };

it("a field gets the focus without the browser's own scrolling, and comes into view with its label", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  focusField(input());
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(document.activeElement).toBe(input());
  expect(scrolledTo).toEqual([
    ["frame", nearest],
    ["label", nearest],
  ]);
});

it("the label matters more than what is above the field: it is scrolled to last", () => {
  showField(input(), document.getElementById("errors"));
  expect(scrolledTo.map(([id]) => id)).toEqual(["errors", "frame", "label"]);
});
