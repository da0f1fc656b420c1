/** @jest-environment jsdom */
import { changedFields } from "./changed-fields";

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
