import { builtIn } from "./review-profiles";
import { profileFor, readImportRequest } from "./import-request";
import { readTable } from "./review-table";

test("a file is enough", () => {
  expect(readImportRequest(["a.csv"])).toEqual({
    path: "a.csv",
    from: undefined,
    dates: undefined,
    language: undefined,
    dryRun: false,
  });
});

test("reads the date order, the language and a dry run from options", () => {
  const request = readImportRequest(["a.csv", "--dates", "day-first", "--language", "German", "--dry-run"]);
  expect(request).toMatchObject({ dates: "day-first", language: "de", dryRun: true });
});

test.each([
  [[], "Name one file."],
  [["a.csv", "b.csv"], "Name one file."],
  [["a.csv", "--dates", "dmy"], "Write one of: day-first, month-first."],
  [["a.csv", "--language", "xx"], "code of ISO 639"],
  [["a.csv", "--dry"], "--dry"],
])("refuses %j: %s", (words, sentence) => {
  expect(() => readImportRequest(words)).toThrow(sentence);
  expect(() => readImportRequest(words)).toThrow("npm run import:reviews");
});

test("--from names the export's platform by its id or name", () => {
  const table = readTable("id,date,rating,comment\n1,2026-01-01,5,Fine");
  for (const from of ["airbnb", "Airbnb"]) expect(profileFor(table, builtIn, from).name).toBe("Airbnb");
  expect(() => profileFor(table, builtIn, "tripadvisor")).toThrow(
    /This table lacks columns that a table of Tripadvisor has: published_date, text/,
  );
  expect(() => profileFor(table, builtIn, "elsewhere")).toThrow(/Write one of: own, booking, airbnb/);
});
