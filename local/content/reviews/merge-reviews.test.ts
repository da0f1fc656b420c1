import { parse } from "yaml";
import { addSource, mergeReviews } from "./merge-reviews";

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

test("adds the first review to an empty list", () => {
  const { text, outcomes } = mergeReviews("sources:\n  - id: direct\n\nreviews: []\n", [review]);
  expect([...outcomes]).toEqual([["r-1", "new"]]);
  expect(parse(text)).toEqual({ sources: [{ id: "direct" }], reviews: [review] });
});

test("adds a source after the others and changes nothing else", () => {
  const before =
    '# Ours\nsources:\n  - id: direct\n    label: { en: "Direct", el: "Απευθείας" }\n\n# Theirs\nreviews: []\n';
  const text = addSource(before, "google", "Google");
  expect(text.replace('\n  - id: google\n    label: { en: "Google", el: "Google" }', "")).toBe(before);
  expect((parse(text) as { sources: unknown[] }).sources[1]).toEqual({
    id: "google",
    label: { en: "Google", el: "Google" },
  });
});
