import { fold, wordsIn } from "./fold";

test.each([
  ["Μπουγάτσα", "μπουγατσα"],
  ["ΘΕΣΣΑΛΟΝΊΚΗΣ", "θεσσαλονικησ"],
  ["Θεσσαλονίκης", "θεσσαλονικησ"],
  ["προϊόντα", "προιοντα"],
  ["Ταΰγετος", "ταυγετοσ"],
  ["skétos", "sketos"],
  ["Hébrard", "hebrard"],
  ["don’t", "dont"],
  ["16th", "16th"],
])("%s folds to %s", (word, folded) => {
  expect(fold(word)).toBe(folded);
});

test("a word with tonos and the same word without are one", () => {
  expect(fold("καφές")).toBe(fold("ΚΑΦΕΣ"));
});

test("words are parted by everything that is not letter, digit or apostrophe", () => {
  expect(wordsIn("«Κουλούρι», μπουγάτσα· απ’ όλα (2026)!")).toEqual(["Κουλούρι", "μπουγάτσα", "απ", "όλα", "2026"]);
  expect(wordsIn("don’t, 01X – Aristotelous’")).toEqual(["don’t", "01X", "Aristotelous"]);
});
