import { readDay } from "./review-days";

test.each([
  ["2026-09-12", "2026-09-12"],
  ["2026-09-12 14:22:01", "2026-09-12"],
  ["2026-09-12T14:22:01.123Z", "2026-09-12"],
  ["2026/9/2", "2026-09-02"],
  ["25/12/2026", "2026-12-25"],
  ["12/25/2026 9:05 PM", "2026-12-25"],
  ["5.5.26", "2026-05-05"],
  ["46277", "2026-09-12"],
  ["46277.599", "2026-09-12"],
  ["46277,5", "2026-09-12"],
  ["12 September 2026", "2026-09-12"],
  ["September 3, 2026", "2026-09-03"],
  ["Sep 3rd, 2026", "2026-09-03"],
  ["12 Σεπτεμβρίου 2026", "2026-09-12"],
  ["3 Μαΐου 2026, 10:00", "2026-05-03"],
])("reads %s as %s", (written, day) => {
  expect(readDay(written, undefined)).toEqual({ day });
});

test("reads an ambiguous date in the given order, and refuses it without one", () => {
  expect(readDay("02/05/2026", "day-first")).toEqual({ day: "2026-05-02" });
  expect(readDay("02/05/2026", "month-first")).toEqual({ day: "2026-02-05" });
  expect(readDay("02/05/2026", undefined)).toEqual({
    problem: expect.stringContaining("in two ways"),
    fix: expect.stringContaining("--dates day-first"),
  });
});

test("refuses a date that does not fit the order, and names the other order", () => {
  expect(readDay("05/13/2026", "day-first")).toMatchObject({ fix: expect.stringContaining("--dates month-first") });
  expect(readDay("13/05/2026", "month-first")).toMatchObject({ fix: expect.stringContaining("--dates day-first") });
});

test.each(["soon", "September 2026", "12 Smarch 2026", "123", "99999"])("refuses “%s”", (written) => {
  expect(readDay(written, undefined)).toMatchObject({ problem: `“${written}” is not a day.` });
});
