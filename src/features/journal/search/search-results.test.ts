import { fold } from "../../../lib/text/fold";
import { markWords } from "./search-results";

const words = new Set(["καφεσ", "πρωινα"].map(fold));

test("marks whole matching words, regardless of accents and capitals", () => {
  expect(markWords("Ο Καφές, τα πρωινά.", words)).toEqual([
    { text: "Ο ", marked: false },
    { text: "Καφές", marked: true },
    { text: ", τα ", marked: false },
    { text: "πρωινά", marked: true },
    { text: ".", marked: false },
  ]);
});

test.each([
  ["itself", "wifi"],
  ["its first part", "wi"],
  ["its last part", "fi"],
])("marks a whole compound when %s matches", (_, word) => {
  expect(markWords("The Wi-Fi – first", new Set([word]))).toEqual([
    { text: "The ", marked: false },
    { text: "Wi-Fi", marked: true },
    { text: " – first", marked: false },
  ]);
});

test("returns a text without matches in one piece", () => {
  expect(markWords("Μια βόλτα.", words)).toEqual([{ text: "Μια βόλτα.", marked: false }]);
});
