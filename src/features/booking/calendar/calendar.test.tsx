/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { emptyStay } from "../stay";
import { Calendar } from "./calendar";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const reached = () =>
  [...document.querySelectorAll<HTMLElement>("[data-day][tabindex='0']")].map(({ dataset }) => dataset["day"]);
const turn = (name: "next" | "previous") =>
  fireEvent.click(screen.getByRole("button", { name: `booking.calendar.${name}Month` }));

test.each([1, 2] as const)("the Tab key reaches one day after every turn of %p month(s)", (months) => {
  render(<Calendar stay={emptyStay} end="arrival" today="2026-12-31" months={months} onChange={jest.fn()} />);
  expect(reached()).toEqual(["2026-12-31"]);
  for (const name of ["next", "next", "next", "previous", "previous", "previous"] as const) {
    turn(name);
    expect(reached()).toHaveLength(1);
  }
});

test("turning back to a short month leads to its last day", () => {
  const stay = { ...emptyStay, arrival: "2027-03-30" };
  render(<Calendar stay={stay} end="arrival" today="2026-11-21" months={1} onChange={jest.fn()} />);
  turn("previous");
  expect(reached()).toEqual(["2027-02-28"]);
});
