/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReviewEntry } from "./review-entry";

jest.mock("../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => `${key}${values === undefined ? "" : JSON.stringify(values)}`,
}));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

/** A review without any of the fields that another platform's export may lack. */
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
  const drawn = () => container.querySelector<HTMLElement>("[data-scale]")?.dataset["scale"];
  expect(drawn()).toBe("5");
  expect(screen.getByText('reviews.ofScale{"max":5}')).toBeTruthy();
  rerender(<ReviewEntry review={{ ...bare, score: 9, scale: 10 }} scale={10} />);
  expect(drawn()).toBeUndefined();
});

test("marks the title and the liked and disliked parts with the guest's language; their labels are in the page's language", () => {
  const parts = { original: null, title: "Prima", positive: "Stil.", negative: "Geen lift." };
  const response = { date: null, text: "Bedankt.", language: "nl" };
  render(<ReviewEntry review={{ ...bare, ...parts, initial: "J.", country: "Belgium", response }} scale={10} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "J., Belgium",
    "reviews.liked",
    "reviews.disliked",
    "reviews.response",
  ]);
  for (const words of ["Prima", "Stil.", "Geen lift.", "Bedankt."])
    expect(screen.getByText(words).closest("[lang]")?.getAttribute("lang")).toBe("nl");
});

test("shows a translation instead of all parts, which remain in a disclosure", () => {
  const parts = { original: null, positive: "Stil.", translation: "Quiet." };
  const { container } = render(<ReviewEntry review={{ ...bare, ...parts }} scale={10} />);
  expect(screen.getByText('reviews.translated{"language":"Dutch"}')).toBeTruthy();
  expect(screen.getByText("Stil.").closest("details")).toBeTruthy();
  expect(container.querySelectorAll("details ~ blockquote")).toHaveLength(1);
});
