/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { CustomRange } from "./filter-bar";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

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
