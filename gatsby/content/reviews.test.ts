import { averageScore, convertedScore } from "./reviews";

test("converts a score to another scale proportionally", () => {
  expect(convertedScore({ score: 4, scale: 5 }, 10)).toBe(8);
  expect(convertedScore({ score: 9 }, 10)).toBe(9);
  expect(convertedScore({ score: 9, scale: 10 }, 5)).toBe(4.5);
});

test("converts each score before averaging: 4 of 5 and 9 of 10 average 8.5 of 10", () => {
  expect(averageScore([{ score: 4, scale: 5 }, { score: 9 }], 10)).toBe(8.5);
  expect(averageScore([{ score: 4, scale: 5 }, { score: 5, scale: 5 }, { score: 10 }], 10)).toBe(9.3);
  expect(averageScore([{ score: 87 }, { score: 9.5, scale: 10 }], 100)).toBe(91);
  expect(averageScore([], 10)).toBe(0);
});
