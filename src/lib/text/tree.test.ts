import { asTextTree, isTextTree, textOf } from "./tree";

const paragraph = ["p", {}, ["One ", ["strong", {}, ["good"]], " detail."]];

test("accepts a nested tree", () => {
  expect(isTextTree([null, {}, [paragraph]])).toBe(true);
});

test.each([[null], [{}], [["p", {}]], [["p", null, []]], [[1, {}, []]], [["p", {}, [3]]]])(
  "%j is not a tree",
  (value) => {
    expect(isTextTree(value)).toBe(false);
    expect(() => asTextTree(value)).toThrow("not a tree");
  },
);

test("returns the text without markup", () => {
  expect(textOf(asTextTree(paragraph))).toBe("One good detail.");
});
