/** Runs `npm run import:reviews` in a copy of the content. */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContentFiles } from "../../gatsby/content/content";
import { sha256Of, wordsHash } from "../../local/content/reviews/review-files";
import { ledgerDifferences } from "../../local/content/reviews/verify-reviews";

const house = mkdtempSync(join(tmpdir(), "reviews-"));
const target = join(house, "content/reviews/reviews.yml");
cpSync("content", join(house, "content"), { recursive: true, filter: (path) => !/\.(jpe?g|png|webp)$/.test(path) });
symlinkSync(join(process.cwd(), "node_modules"), join(house, "node_modules"));
afterAll(() => rmSync(house, { recursive: true }));

const ledgerPath = join(house, "content/reviews/ledger.yml");

const run = (...words: string[]) => {
  const command = [join(process.cwd(), "local/content/reviews/import-reviews.ts"), ...words];
  const { status, stdout, stderr } = spawnSync(join(process.cwd(), "node_modules/.bin/tsx"), command, {
    cwd: house,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

writeFileSync(
  join(house, "booking.csv"),
  `sep=;
"Review date";"Guest name";"Reservation number";"Review title";"Positive review";"Negative review";"Review score";"Property reply"
"2026-01-12 14:22:01";"Maria K.";"1234567890";"Sehr schön";"Die Suite ist sehr ruhig und hell, mitten in der Stadt.";"Der Aufzug ist klein.";"9";"Vielen Dank!"
"02/05/2025";"Zoé";"4234567890";"";"Très bien placé, tout près de la place";"";"8";""
`,
);

test("a dry run shows the result and writes nothing", () => {
  const before = readFileSync(target, "utf8");
  const ledgerBefore = readFileSync(ledgerPath, "utf8");
  const { status, stdout, stderr } = run("booking.csv", "--dry-run");
  expect(stdout).toContain("Read as an export of Booking.com.");
  expect(stdout).toMatch(/^line +review +date +guest +score +language +words$/m);
  expect(stdout).toMatch(/^3 +new +2026-01-12 +M\. +9\/10 +de\? +Sehr schön: Die Suite/m);
  expect(stdout).toMatch(/^4 +left out/m);
  expect(stderr).toMatch(/line 4, Review date: “02\/05\/2025” can be read in two ways/);
  expect(status).toBe(1);
  expect(readFileSync(target, "utf8")).toBe(before);
  expect(readFileSync(ledgerPath, "utf8")).toBe(ledgerBefore);
});

test("repeated imports of a file change nothing, and the result passes the content check", () => {
  const sourcesBefore = readContentFiles(join(house, "content")).reviews?.sources.length ?? 0;
  expect(run("booking.csv", "--dates", "day-first")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("2 added, 0 changed, 0 unchanged."),
  });
  const once = readFileSync(target, "utf8");
  const ledgerOnce = readFileSync(ledgerPath, "utf8");
  expect(run("booking.csv", "--dates", "day-first")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("0 added, 0 changed, 2 unchanged."),
  });
  expect(readFileSync(target, "utf8")).toBe(once);
  expect(readFileSync(ledgerPath, "utf8")).toBe(ledgerOnce);
  const { reviews, reviewLedger } = readContentFiles(join(house, "content"), (_, problem) => {
    throw new Error(problem);
  });
  expect(reviews?.sources.at(-1)).toEqual({ id: "booking-com", label: { en: "Booking.com", el: "Booking.com" } });
  expect(reviews?.sources).toHaveLength(sourcesBefore + 1);
  expect(reviews?.reviews.slice(-2)).toMatchObject([
    { score: 9, scale: 10, text: { language: "de", title: "Sehr schön", negative: "Der Aufzug ist klein." } },
    { date: "2025-05-02", score: 8, text: { language: "fr" } },
  ]);
  const sha256 = sha256Of(readFileSync(join(house, "booking.csv")));
  expect(reviewLedger?.imports.at(-1)).toMatchObject({ platform: "booking-com", sha256, rows: 2 });
  expect(Object.keys(reviewLedger?.imports.at(-1)?.taken ?? {})).toEqual(
    reviews?.reviews.slice(-2).map(({ id }) => id),
  );
});

test("a table of which no row can be read is not in the ledger", () => {
  writeFileSync(
    join(house, "unreadable.csv"),
    `"Review date";"Guest name";"Reservation number";"Review title";"Positive review";"Negative review";"Review score"
"no day";"Zoé";"5234567890";"";"Très bien placé, tout près de la place";"";"8"
`,
  );
  const before = readFileSync(ledgerPath, "utf8");
  expect(run("unreadable.csv")).toMatchObject({ status: 1, stderr: expect.stringContaining("line 2, Review date") });
  expect(readFileSync(ledgerPath, "utf8")).toBe(before);
});

test("a later export does not bring back the words of a review that the ledger lists as edited", () => {
  const words = "Der Aufzug ist klein.";
  writeFileSync(target, readFileSync(target, "utf8").replace(words, "Der Aufzug […]."));
  const review = readContentFiles(join(house, "content")).reviews?.reviews.find(
    ({ text }) => text.title === "Sehr schön",
  );
  if (review === undefined) throw new Error("The review was not imported.");
  const { id } = review;
  appendFileSync(
    ledgerPath,
    `edited:\n  - { id: ${id}, day: "2026-11-20", what: words, why: personal-data, now: ${wordsHash(review)} }\n`,
  );
  const before = readFileSync(target, "utf8");
  const later = join(house, "later.csv");
  const added = `"2026-02-03";"Jan";"5234567890";"";"Heel rustig, en toch dicht bij de markt";"";"10";""\n`;
  writeFileSync(later, readFileSync(join(house, "booking.csv"), "utf8") + added);
  const { status, stdout } = run("later.csv", "--dates", "day-first");
  expect(stdout).toContain("1 added, 0 changed, 1 unchanged.");
  expect(stdout).toContain(`Left as edited, because content/reviews/ledger.yml lists them under “edited:”: ${id}.`);
  expect(stdout).not.toContain("Kept, although");
  expect(status).toBe(0);
  const after = readFileSync(target, "utf8");
  expect(after.startsWith(before.trimEnd())).toBe(true);
  expect(after).not.toContain(words);
  const { reviews, reviewLedger } = readContentFiles(join(house, "content"));
  if (reviews === undefined || !reviewLedger) throw new Error("The import wrote an invalid file.");
  expect(
    ledgerDifferences(reviewLedger, reviews.reviews, [{ path: later, sha256: sha256Of(readFileSync(later)) }]),
  ).toEqual([]);
});
