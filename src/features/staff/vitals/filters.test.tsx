/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { addDays } from "../../../lib/booking/days";
import { CustomRange, FilterBar } from "./filter-bar";
import {
  type Filters,
  clampRange,
  dateRangeOf,
  daysIn,
  defaults,
  eachDay,
  filtersOf,
  isDay,
  lastDays,
  previousRange,
} from "./filters";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const today = "2026-11-20";
const read = (address: string): Filters =>
  filtersOf({ ...defaults, ...Object.fromEntries(new URLSearchParams(address)) }, today);
const unfiltered = read("");

test("a URL without filters selects all page views of the last 28 days", () => {
  expect(unfiltered).toEqual({ page: "*", language: "*", device: "*", connection: "*", period: 28, metric: "lcp" });
  expect(dateRangeOf(unfiltered, today)).toEqual({ from: "2026-10-24", until: "2026-11-20" });
});

test.each([
  [
    "page=/el/suite/luxury-suite&language=el&device=mobile&connection=slow-2g",
    { page: "/el/suite/luxury-suite", language: "el", device: "mobile", connection: "slow-2g" },
  ],
  ["days=90&metric=cls&page=(other)", { period: 90, metric: "cls", page: "(other)" }],
  ["from=2026-03-01&until=2026-03-04&days=7", { period: { from: "2026-03-01", until: "2026-03-04" } }],
])("reads filters from the URL: %s", (address, filters) => {
  expect(read(address)).toEqual({ ...unfiltered, ...filters });
});

test.each(["page=faq", "language=de", "device=tv", "days=29", "from=2026-03-04&until=2026-03-01", "metric=size"])(
  "ignores the invalid value %s",
  (address) => {
    expect(read(address)).toEqual(unfiltered);
  },
);

test("limits a period whose year in the URL has two digits", () => {
  expect(read("from=0026-11-01&until=2026-11-10").period).toEqual({ from: "2024-11-10", until: "2026-11-10" });
});

test("the last 28 days end today, and the previous range ends the day before they begin", () => {
  const span = lastDays(28, "2026-11-20");
  expect(span).toEqual({ from: "2026-10-24", until: "2026-11-20" });
  expect(previousRange(span)).toEqual({ from: "2026-09-26", until: "2026-10-23" });
  expect(daysIn(previousRange(span))).toBe(28);
});

test("lists the days of a range across the end of a year, and handles leap years", () => {
  expect(eachDay({ from: "2026-12-31", until: "2027-01-01" })).toEqual(["2026-12-31", "2027-01-01"]);
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(eachDay({ from: "2026-01-02", until: "2026-01-01" })).toEqual([]);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-30", false],
  ["28/02/2026", false],
  ["", false],
])("isDay(%p) is %p", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ["a year of two digits", { from: "0026-11-01", until: "2026-11-10" }, "until", { until: "2026-11-10", days: 731 }],
  ["two years of two digits", { from: "0026-11-01", until: "0026-11-10" }, "until", { until: "2020-01-01", days: 1 }],
  ["days in the future", { from: "2026-11-19", until: "9999-12-31" }, "until", { until: today, days: 2 }],
  ["a range that is too long", { from: "2021-01-01", until: today }, "from", { until: "2023-01-01", days: 731 }],
  ["a start after the end", { from: "2026-11-09", until: "2026-11-01" }, "from", { until: "2026-11-09", days: 1 }],
  ["a valid range", { from: "2026-11-01", until: "2026-11-09" }, "until", { until: "2026-11-09", days: 9 }],
] as const)("limits %s", (_, span, keeps, { until, days }) => {
  const reached = clampRange(span, today, keeps);
  expect([reached.until, daysIn(reached)]).toEqual([until, days]);
});

test("a chosen number of days replaces a custom period, which begins as the days that were shown", () => {
  const onChange = jest.fn();
  render(
    <FilterBar
      filters={unfiltered}
      span={dateRangeOf(unfiltered, today)}
      today={today}
      pages={[]}
      onChange={onChange}
    />,
  );
  const days = screen.getByLabelText("vitals.filter.days");
  fireEvent.change(days, { target: { value: "own" } });
  expect(onChange).toHaveBeenLastCalledWith({ days: "28", from: "2026-10-24", until: "2026-11-20" });
  fireEvent.change(days, { target: { value: "90" } });
  expect(onChange).toHaveBeenLastCalledWith({ days: "90", from: "", until: "" });
});

describe("the fields of a custom period", () => {
  const onChange = jest.fn();
  const type = (name: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    return field;
  };

  beforeEach(() => {
    onChange.mockClear();
    render(<CustomRange span={{ from: "2026-11-01", until: "2026-11-10" }} today="2026-11-20" onChange={onChange} />);
  });

  test("replaces a day before the earliest one by the earliest, and limits the period", () => {
    const field = type("vitals.filter.from", "0026-11-01");
    expect(field.value).toBe("2020-01-01");
    expect(onChange).toHaveBeenCalledWith({ from: "2020-01-01", until: "2021-12-31" });
  });

  test("limits the fields to the days that can be chosen", () => {
    const { min, max } = screen.getByLabelText<HTMLInputElement>("vitals.filter.until");
    expect([min, max]).toEqual(["2020-01-01", "2026-11-20"]);
  });

  test("resets an invalid day to the previous one", () => {
    expect(type("vitals.filter.until", "").value).toBe("2026-11-10");
    expect(onChange).not.toHaveBeenCalled();
  });
});
