/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { emptyStay } from "../../../lib/booking/kept-stay";
import { Calendar } from "./calendar";

jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const noRules = { availability: null, rates: null };

/** The days in the tab order. */
const inTabOrder = () =>
  [...document.querySelectorAll<HTMLElement>("[data-day][tabindex='0']")].map(({ dataset }) => dataset["day"]);
const turn = (name: "next" | "previous") =>
  fireEvent.click(screen.getByRole("button", { name: `booking.calendar.${name}Month` }));

test.each([1, 2] as const)("keeps one day in the tab order when the month changes, with %p month(s)", (months) => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-12-31" months={months} rules={noRules} onChoose={jest.fn()} />,
  );
  expect(inTabOrder()).toEqual([months === 1 ? "2027-01-01" : "2026-12-31"]);
  for (const name of ["next", "next", "next", "previous", "previous", "previous"] as const) {
    turn(name);
    expect(inTabOrder()).toHaveLength(1);
  }
});

test("for an arrival after the end of the calendar, the last months are shown, with one day in the tab order", () => {
  const stay = { ...emptyStay, arrival: "2029-12-30", departure: "2030-01-02" };
  render(<Calendar stay={stay} end="departure" today="2026-11-21" months={2} rules={noRules} onChoose={jest.fn()} />);
  expect(inTabOrder()).toEqual(["2028-11-21"]);
});

test("of two months shown, the last month of the calendar is the second", () => {
  const stay = { ...emptyStay, arrival: "2028-11-18" };
  render(<Calendar stay={stay} end="arrival" today="2026-11-21" months={2} rules={noRules} onChoose={jest.fn()} />);
  expect(document.querySelector('[data-day="2028-10-31"]')).not.toBeNull();
  expect(document.querySelector('[data-day="2028-12-01"]')).toBeNull();
});

test("going back to a shorter month makes its last day the active one", () => {
  const stay = { ...emptyStay, arrival: "2027-03-30" };
  render(<Calendar stay={stay} end="arrival" today="2026-11-21" months={1} rules={noRules} onChoose={jest.fn()} />);
  turn("previous");
  expect(inTabOrder()).toEqual(["2027-02-28"]);
});

test.each([
  ["2026-11-29", 1, "2026-11-29"],
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 2, "2027-01-01"],
] as const)(
  "after an arrival on %s is chosen, with %p month(s) shown, a possible departure is in view",
  (arrival, months, active) => {
    const onChoose = jest.fn();
    render(
      <Calendar
        stay={emptyStay}
        end="arrival"
        today="2026-11-21"
        months={months}
        rules={noRules}
        onChoose={onChoose}
      />,
    );
    const day = document.querySelector<HTMLElement>(`[data-day="${arrival}"]`)!;
    day.focus();
    fireEvent.click(day);
    expect(onChoose).toHaveBeenCalledWith({ stay: { ...emptyStay, arrival }, refusal: null });
    expect(inTabOrder()).toEqual([active]);
    expect((document.activeElement as HTMLElement).dataset["day"]).toBe(active);
  },
);

test("an arrow key focuses the day with `focusVisible`, without which Safari shows no focus ring after a click", () => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-11-21" months={1} rules={noRules} onChoose={jest.fn()} />,
  );
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  fireEvent.keyDown(document.querySelector('[data-day="2026-11-21"]')!, { key: "ArrowRight" });
  expect(focus.mock.calls).toEqual([[{ focusVisible: true }]]);
  focus.mockRestore();
});

test("after an arrow key without effect, a press of the button for the next month keeps the focus on that button", () => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-11-21" months={1} rules={noRules} onChoose={jest.fn()} />,
  );
  fireEvent.keyDown(document.querySelector('[data-day="2026-11-21"]')!, { key: "ArrowLeft" });
  const next = screen.getByRole("button", { name: "booking.calendar.nextMonth" });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(next);
});

test("the button for the previous month keeps the focus and does nothing at the first month", () => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-11-21" months={1} rules={noRules} onChoose={jest.fn()} />,
  );
  turn("next");
  const previous = screen.getByRole("button", { name: "booking.calendar.previousMonth" });
  previous.focus();
  fireEvent.click(previous);
  fireEvent.click(previous);
  expect(document.activeElement).toBe(previous);
  expect(previous.getAttribute("aria-disabled")).toBe("true");
  expect(inTabOrder()).toEqual(["2026-11-30"]);
});

test("announces the months after a change by button, but not on opening", () => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-11-21" months={2} rules={noRules} onChoose={jest.fn()} />,
  );
  expect(screen.getByRole("status").textContent).toBe("");
  turn("next");
  expect(screen.getByRole("status").textContent).toBe("December 2026, January 2027");
});

test("does not announce the months after an arrow key, even if a button was used before", () => {
  render(
    <Calendar stay={emptyStay} end="arrival" today="2026-11-21" months={1} rules={noRules} onChoose={jest.fn()} />,
  );
  turn("next");
  fireEvent.keyDown(document.querySelector('[data-day="2026-12-21"]')!, { key: "PageDown" });
  expect(inTabOrder()).toEqual(["2027-01-21"]);
  expect(screen.getByRole("status").textContent).toBe("");
});

test.each([1, 2] as const)(
  "opens at the departure of a long stay, which is in the tab order (%p month(s) shown)",
  (months) => {
    const stay = { ...emptyStay, arrival: "2026-11-30", departure: "2027-02-02" };
    render(
      <Calendar stay={stay} end="departure" today="2026-11-21" months={months} rules={noRules} onChoose={jest.fn()} />,
    );
    expect(inTabOrder()).toEqual(["2027-02-02"]);
  },
);

test("after midnight, today is in the tab order, in its month", () => {
  const stay = { ...emptyStay, arrival: "2026-11-30" };
  const calendar = (today: string) => (
    <Calendar stay={stay} end="arrival" today={today} months={1} rules={noRules} onChoose={jest.fn()} />
  );
  const { rerender } = render(calendar("2026-11-30"));
  expect(inTabOrder()).toEqual(["2026-11-30"]);
  rerender(calendar("2026-12-01"));
  expect(inTabOrder()).toEqual(["2026-12-01"]);
});
