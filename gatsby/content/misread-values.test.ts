import { hasUnclearPoint, numberAsText, unclearPoint } from "./misread-values";

test.each(["1.100", "2.500", "20.000", "-1.100", "999.999"])("the point of %s may separate thousands", (written) => {
  expect(hasUnclearPoint(written)).toBe(true);
});

test.each(["1.1", "1.10", "0.125", "1100.500", "1.1000", "1100"])("the point of %s separates decimals", (written) => {
  expect(hasUnclearPoint(written)).toBe(false);
});

test("says how to write both meanings of a number whose point may separate thousands", () => {
  expect(unclearPoint("1.100")[1]).toContain("Write 1100 if thousands are meant, or 1.1 if decimals are");
  expect(unclearPoint("1.125")[1]).toContain(
    "Write 1125 if thousands are meant, or at most two decimals if decimals are",
  );
});

const without = "without quotes and without a unit";

test.each([
  ["20 €", `Write 20, ${without}.`],
  ["€20", `Write 20, ${without}.`],
  ["20 EUR", `Write 20, ${without}.`],
  ["15%", `Write 15, ${without}.`],
  ["30 m²", `Write 30, ${without}.`],
  ["30 τ.μ.", `Write 30, ${without}.`],
  ["3,5 €", `Use a decimal point, ${without}: 3.5.`],
  ["3.5 €", `Write 3.5, ${without}.`],
  ["1.100,50 €", `Use a decimal point, ${without}: 1100.50.`],
  ["20,50", "Use a decimal point, without quotes: 20.50."],
  ["-3,5", "Use a decimal point, without quotes: -3.5."],
  ["0,125", "Use a decimal point, without quotes: 0.125."],
  ["1,100.50", "Use a decimal point, without quotes: 1100.50."],
  ["20", "Write 20, without quotes."],
  ["1 100", "Write 1100, without quotes."],
  ["1.100.000", "Write 1100000, without quotes."],
  ["1.100 €", "Write 1100 if the point separates thousands, or 1.1 if it separates decimals."],
  ["-1,100", "Write -1100 if the comma separates thousands, or -1.1 if it separates decimals."],
  ["1,125", "Write 1125 if the comma separates thousands, or at most two decimals if it separates decimals."],
  ["1,100", "Write 1100 if the comma separates thousands, or 1.1 if it separates decimals."],
])("says how to write “%s” as a number", (text, fix) => {
  expect(numberAsText(text)?.[1]).toBe(fix);
});

test.each(["three", "11:00", "2026-05-01", "20-30", "3 or 4", "1.2.3", ""])(
  "does not read “%s” as a number",
  (text) => {
    expect(numberAsText(text)).toBeUndefined();
  },
);
