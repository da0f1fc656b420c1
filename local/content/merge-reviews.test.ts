import { parse } from "yaml";
import { mergeReviews } from "./merge-reviews";

const review = {
  id: "r-1",
  guest: { initial: "M.", country: "GR", countryName: { en: "Greece", el: "Ελλάδα" } },
  date: "2026-05-01",
  nights: 2,
  score: 9,
  verified: true,
  source: "direct",
  text: { language: "en", original: "Quiet." },
} as const;

test("the first review of a house comes into its empty list", () => {
  const { text, added } = mergeReviews("sources:\n  - id: direct\n\nreviews: []\n", [review]);
  expect(added).toBe(1);
  expect(parse(text)).toEqual({ sources: [{ id: "direct" }], reviews: [review] });
});
