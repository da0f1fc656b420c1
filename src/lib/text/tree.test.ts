import { asTextTree, isTextTree, wordsOf } from "./tree";

const paragraph = ["p", {}, ["One ", ["strong", {}, ["good"]], " detail."]];

test("a nested tree is recognised", () => {
  expect(isTextTree([null, {}, [paragraph]])).toBe(true);
});

test.each([[null], [{}], [["p", {}]], [["p", null, []]], [[1, {}, []]], [["p", {}, [3]]]])(
  "%j is not a tree",
  (value) => {
    expect(isTextTree(value)).toBe(false);
    expect(() => asTextTree(value)).toThrow("not a tree");
  },
);

test("words are read through the markup", () => {
  expect(wordsOf(asTextTree(paragraph))).toBe("One good detail.");
});
