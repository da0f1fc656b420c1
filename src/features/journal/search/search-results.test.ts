import { fold } from "../../../lib/text/fold";
import { markWords } from "./search-results";

const words = new Set(["καφεσ", "πρωινα"].map(fold));

test("words that answer are marked whole, accents and capitals aside", () => {
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
])("a compound is marked whole when %s answers", (_, word) => {
  expect(markWords("The Wi-Fi – first", new Set([word]))).toEqual([
    { text: "The ", marked: false },
    { text: "Wi-Fi", marked: true },
    { text: " – first", marked: false },
  ]);
});

test("nothing to mark leaves the text in one piece", () => {
  expect(markWords("Μια βόλτα.", words)).toEqual([{ text: "Μια βόλτα.", marked: false }]);
});
