/** How a review's cells are read: scores, countries, languages, names, and days. */
import { booleanIn, countryIn, initialOf, languageIn, scoreIn, withoutTranslation } from "./review-cells";
import { readDay } from "./review-days";

test.each([
  ["9", { score: 9 }],
  ["8,5", { score: 8.5 }],
  ["4/5", { score: 4, of: 5 }],
  ["4 out of 5", { score: 4, of: 5 }],
  ["FOUR", { score: 4 }],
  ["good", { score: "good" }],
])("reads the score %s", (written, read) => {
  expect(scoreIn(written)).toEqual(read);
});

test("reads countries by code and by name", () => {
  expect(["de", "GR", "Germany", "Γερμανία", "United Kingdom", "UK"].map(countryIn)).toEqual([
    "DE",
    "GR",
    "DE",
    "DE",
    "GB",
    "GB",
  ]);
  expect(countryIn("Atlantis")).toBe("Atlantis");
});

test("reads languages by code, region or name", () => {
  expect(["el", "EN", "pt-BR", "zh_CN", "deu", "German", "Deutsch", "Γερμανικά", "fil"].map(languageIn)).toEqual([
    "el",
    "en",
    "pt",
    "zh",
    "de",
    "de",
    "de",
    "de",
    "fil",
  ]);
});

test("reduces a guest's name to its first letter, in any alphabet; undefined without a name", () => {
  expect(["maria K.", "Γιάννης", "王芳", "🙂 Zoé", "", "123"].map(initialOf)).toEqual([
    "M.",
    "Γ.",
    "王.",
    "Z.",
    undefined,
    undefined,
  ]);
});

test("reads yes and no", () => {
  expect(["Yes", "ΝΑΙ", "0", "perhaps"].map(booleanIn)).toEqual([true, true, false, "perhaps"]);
});

test("removes Google's translation and keeps the guest's own text", () => {
  expect(withoutTranslation("(Translated by Google) Very nice\n\n(Original)\nΠολύ ωραία")).toBe("Πολύ ωραία");
  expect(withoutTranslation("Πολύ ωραία\n\n(Translated by Google)\nVery nice")).toBe("Πολύ ωραία");
  expect(withoutTranslation("Very nice")).toBe("Very nice");
});

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
