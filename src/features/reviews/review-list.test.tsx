/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReviewList, chosenReviews, isReviewOrder, reviewLanguages, reviewOrders } from "./review-list";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

test("shows a message and no filters before the first review", () => {
  render(<ReviewList reviews={[]} scale={10} />);
  expect(screen.getByText("reviews.empty")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});

const reviews = [
  { id: "a", date: "2026-06-14", comparableScore: 9, originalLanguage: "en", originalLanguageName: "αγγλικά" },
  { id: "b", date: "2025-09-22", comparableScore: 9, originalLanguage: "de", originalLanguageName: "German" },
  { id: "c", date: "2026-02-08", comparableScore: 6, originalLanguage: "el", originalLanguageName: "όρομο" },
  { id: "d", date: "2025-10-19", comparableScore: 10, originalLanguage: "el", originalLanguageName: "όρομο" },
];
const ids = (chosen: { id: string }[]) => chosen.map(({ id }) => id).join("");

test.each([
  ["newest", "acdb"],
  ["oldest", "bdca"],
  ["highest", "dabc"],
  ["lowest", "cabd"],
] as const)("sorts by “%s” as %s", (order, expected) => {
  expect(ids(chosenReviews(reviews, "", order))).toBe(expected);
});

test("shows only the reviews of a language, in the same order", () => {
  expect(ids(chosenReviews(reviews, "el", "newest"))).toBe("cd");
  expect(chosenReviews(reviews, "fr", "newest")).toEqual([]);
});

test("filtering does not change the original list", () => {
  chosenReviews(reviews, "", "lowest");
  expect(ids([...reviews])).toBe("abcd");
});

test("counts the languages, the most frequent first, and begins their names with a capital that keeps its accent", () => {
  expect(reviewLanguages(reviews)).toEqual([
    { language: "el", name: "Όρομο", count: 2 },
    { language: "de", name: "German", count: 1 },
    { language: "en", name: "Αγγλικά", count: 1 },
  ]);
});

test("accepts only the four orders", () => {
  expect(reviewOrders.every(isReviewOrder)).toBe(true);
  expect(isReviewOrder("random")).toBe(false);
});
