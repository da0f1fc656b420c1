import { countWords } from "./search-index";

it("counts words without regard to capitals, in the order of their first occurrence", () => {
  expect([...countWords("Ο Πύργος, don’t ask: ο ΠΎΡΓΟΣ. 2026!")]).toEqual([
    ["ο", 2],
    ["πύργος", 2],
    ["don’t", 1],
    ["ask", 1],
    ["2026", 1],
  ]);
});

it("counts a compound as a whole and as its parts", () => {
  expect([...countWords("Self-catering: catering without a caterer")]).toEqual([
    ["self-catering", 1],
    ["self", 1],
    ["catering", 2],
    ["without", 1],
    ["a", 1],
    ["caterer", 1],
  ]);
});

it("finds no words in punctuation", () => {
  expect([...countWords(" — … ")]).toEqual([]);
});
