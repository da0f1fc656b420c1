import { cutText } from "./cut-text";

test.each([
  ["a short text", "abc", 5, "abc"],
  ["a text of the length", "abc", 3, "abc"],
  ["a long text", "abcdef", 3, "abc"],
  ["an emoji before the cut", "a🥂bc", 3, "a🥂"],
  ["an emoji across the cut", "ab🥂c", 3, "ab"],
  ["an emoji after the cut", "abc🥂", 3, "abc"],
])("cuts %s without halving a character", (_, text, maxLength, expected) => {
  expect(cutText(text, maxLength)).toBe(expected);
});
