import { dayOf, formatDate } from "./date";

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
