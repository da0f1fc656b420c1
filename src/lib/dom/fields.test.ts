/** @jest-environment jsdom */
import { changedFields, focusField, showField } from "./fields";

const names = (html: string, change: () => void = () => {}) => {
  document.body.innerHTML = html;
  change();
  return changedFields().map(({ name }) => name);
};
const list = (options: string) => `<select name="order">${options}</select>`;
const choose = (index: number) => () => {
  document.querySelector("select")!.selectedIndex = index;
};

test("an untouched page has no changed fields", () => {
  const fields = `<input name="a"><input name="b" value="2"><input name="c" type="radio" checked>
    <textarea name="d">words</textarea>${list("<option>Newest<option>Oldest")}`;
  expect(names(fields)).toEqual([]);
});

test("a select without a default counts as changed when an option other than the first is selected", () => {
  expect(names(list("<option>Newest<option>Oldest"), choose(1))).toEqual(["order"]);
});

test("a select with a default counts as changed when another option is selected", () => {
  expect(names(list("<option>1<option selected>2"))).toEqual([]);
  expect(names(list("<option>1<option selected>2"), choose(0))).toEqual(["order"]);
});

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

it("the label is scrolled to last, because it matters more than what is above the field", () => {
  showField(input(), document.getElementById("errors"));
  expect(scrolledTo.map(([id]) => id)).toEqual(["errors", "frame", "label"]);
});
