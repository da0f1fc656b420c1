/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Hours } from "./hours";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const weekdays = { label: "Weekdays", from: "09:00", to: "17:00" };
const weekends = { label: "Weekends", from: "10:00", to: "12:00" };
const phone = { label: "Phone and messages", note: "When we answer.", weekdays, weekends };
const desk = { label: "Reception desk", note: "When someone is there.", weekdays, weekends };

/** The cells of the table, row by row. */
const rows = (): readonly (readonly string[])[] =>
  screen
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent.replaceAll("\u2060", "")));

test("shows the hours of telephone and desk, with the name of each above its note", () => {
  render(<Hours hours={{ phone, desk }} />);
  expect(rows()).toEqual([
    ["", "Phone and messages", "Reception desk"],
    ["Weekdays", "9:00–17:00", "9:00–17:00"],
    ["Weekends", "10:00–12:00", "10:00–12:00"],
  ]);
  expect(screen.getAllByText("Phone and messages")).toHaveLength(2);
});

test("without a desk, names the telephone hours once", () => {
  render(<Hours hours={{ phone, desk: null }} />);
  expect(screen.getAllByText("Phone and messages")).toHaveLength(1);
  expect(screen.getByText("When we answer.")).toBeTruthy();
});

test("leaves out the weekends if neither telephone nor desk has hours, and says “closed” if only the telephone has none", () => {
  const closedAtWeekends = { ...phone, weekends: null };
  const { unmount } = render(<Hours hours={{ phone: closedAtWeekends, desk: null }} />);
  expect(rows().map(([label]) => label)).toEqual(["", "Weekdays"]);
  unmount();
  render(<Hours hours={{ phone: closedAtWeekends, desk }} />);
  expect(rows().at(-1)).toEqual(["Weekends", "contact.hours.none", "10:00–12:00"]);
});
