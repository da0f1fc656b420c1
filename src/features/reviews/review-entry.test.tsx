/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReviewEntry } from "./review-entry";

jest.mock("../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => `${key}${values === undefined ? "" : JSON.stringify(values)}`,
}));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

/** A review without the fields that the export of another platform may lack. */
const bare: Queries.ReviewEntryFragment = {
  slug: "google-1",
  sample: false,
  initial: null,
  country: null,
  date: "2026-09-12",
  nights: null,
  score: 4,
  scale: 5,
  comparableScore: 8,
  verified: false,
  source: "Google",
  originalLanguage: "nl",
  originalLanguageName: "Dutch",
  title: null,
  original: "Heel fijn.",
  positive: null,
  negative: null,
  translation: null,
  response: null,
};

test("shows nothing for unknown fields, not even an empty element", () => {
  const { container } = render(<ReviewEntry review={bare} scale={10} />);
  expect(screen.getByRole("heading").textContent).toBe("reviews.guest");
  expect(container.textContent).not.toMatch(/undefined|null|NaN|stayedFor|verified|liked|, $/);
  expect([...container.querySelectorAll("li, p, h4, blockquote")].filter((part) => part.textContent === "")).toEqual(
    [],
  );
  expect(screen.getByText("Heel fijn.").closest("[lang]")?.getAttribute("lang")).toBe("nl");
});

test("shows a score of another scale as it was given, with its scale", () => {
  const { container, rerender } = render(<ReviewEntry review={bare} scale={10} />);
  const shownScale = () => container.querySelector<HTMLElement>("[data-scale]")?.dataset["scale"];
  expect(shownScale()).toBe("5");
  expect(screen.getByText('reviews.ofScale{"max":5}')).toBeTruthy();
  rerender(<ReviewEntry review={{ ...bare, score: 9, scale: 10 }} scale={10} />);
  expect(shownScale()).toBeUndefined();
});

test("marks the title, the liked and disliked parts and the response with their language, but not the headings", () => {
  const parts = { original: null, title: "Prima", positive: "Stil.", negative: "Geen lift." };
  const response = { text: "Bedankt.", language: "nl" };
  render(<ReviewEntry review={{ ...bare, ...parts, initial: "J.", country: "Belgium", response }} scale={10} />);
  const headings = screen.getAllByRole("heading");
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "J., Belgium",
    "reviews.liked",
    "reviews.disliked",
    "reviews.response",
  ]);
  for (const heading of headings) expect(heading.closest("[lang]")).toBeNull();
  for (const text of ["Prima", "Stil.", "Geen lift.", "Bedankt."])
    expect(screen.getByText(text).closest("[lang]")?.getAttribute("lang")).toBe("nl");
});

test("shows a translation instead of the liked and disliked parts, which are in a closed <details>", () => {
  const parts = { original: null, positive: "Stil.", translation: "Quiet." };
  const { container } = render(<ReviewEntry review={{ ...bare, ...parts }} scale={10} />);
  expect(screen.getByText('reviews.translated{"language":"Dutch"}')).toBeTruthy();
  expect(screen.getByText("Stil.").closest("details")?.open).toBe(false);
  expect(container.querySelectorAll("details ~ blockquote")).toHaveLength(1);
});
