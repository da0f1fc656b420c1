import { dayOf, formatDate, formatMoney } from "./format";
import { formatNumber } from "./format-number";
import { formatMoment } from "./format-moment";

test.each([
  ["2026-09-18", "en", "18 September 2026"],
  ["2026-09-18", "el", "18 Σεπτεμβρίου 2026"],
  ["2026-01-01T00:00:00.000Z", "en", "1 January 2026"],
  ["2025-05-04", "el", "4 Μαΐου 2025"],
] as const)("%s in %s is written %s", (date, language, written) => {
  expect(formatDate(date, language)).toBe(written.replace(" ", "\u00a0"));
});

test("a content date with a time keeps its day", () => {
  expect(dayOf("2026-09-18T00:00:00.000Z")).toBe("2026-09-18");
});

const zone = "Europe/Athens";

test("formats a moment in the time zone of the house, with the year only if it is not the current one", () => {
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone)).toBe("21 Nov 2026, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone, Date.parse("2026-12-01"))).toBe("21 Nov, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "el", zone, Date.parse("2027-01-01T12:00Z"))).toMatch(/21 Νοε 2026/);
});

test.each([
  [999, "en", "999"],
  [18204, "en", "18,204"],
  [18204, "el", "18.204"],
  [7.5, "el", "7,5"],
] as const)("writes the number %p in %p as %p", (value, language, expected) => {
  expect(formatNumber(value, language)).toBe(expected);
});

describe("money", () => {
  it.each([
    [80, "en", "€80"],
    [80, "el", "80 €"],
    [7.5, "en", "€7.50"],
    [1250, "el", "1.250 €"],
  ] as const)("writes %p in %p as %p", (amount, language, expected) => {
    expect(formatMoney(amount, "EUR", language).replace(/\u00a0/g, " ")).toBe(expected);
  });
});
