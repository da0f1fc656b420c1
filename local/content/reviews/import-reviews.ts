/**
 * `npm run import:reviews -- file.csv`: imports an export of reviews into content/reviews/reviews.yml. Can be
 * repeated: unchanged reviews stay as they are, and changed ones are updated, except those that the ledger lists as edited.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isLanguageCode } from "../../../gatsby/both-languages";
import { check } from "../../../gatsby/content/check";
import { contentDirectory } from "../../../gatsby/folders";
import { parseContent } from "../../../gatsby/content/content-file";
import { ContentError, type ContentIssue, reportTo } from "../../../gatsby/content/content-issue";
import { readContentFiles } from "../../../gatsby/content/content";
import { todayIn } from "../../../src/lib/booking/days";
import { Refusal, orRefuse } from "../../refusal";
import { profileFor, readImportRequest } from "./import-request";
import {
  averageNote,
  dryRunTable,
  editedNote,
  importSummary,
  leftOut,
  removedNote,
  wordlessNote,
} from "./import-summary";
import { ledgerEntry, sha256Of, withImport, addSource, mergeReviews } from "./review-files";
import { type Profile, builtIn, importSchema, ownersProfiles } from "./review-profiles";
import { readReviewRows } from "./review-rows";
import { readTable, textOfTable } from "./review-table";

const target = resolve(contentDirectory, "reviews/reviews.yml");
const ledgerPath = resolve(contentDirectory, "reviews/ledger.yml");
const profilesFile = "reviews/import.yml";

/** The profiles that the owner has written for other tables, in content/reviews/import.yml; empty without that file. */
const readOwnersProfiles = async (): Promise<Profile[]> => {
  const path = resolve(contentDirectory, profilesFile);
  if (!existsSync(path)) return [];
  const issues: ContentIssue[] = [];
  const report = reportTo(issues);
  const file = parseContent(`content/${profilesFile}`, await readFile(path, "utf8"), report);
  const read = file && check(importSchema, file, report);
  if (read === undefined) throw new ContentError(issues);
  return ownersProfiles(read);
};

/** Guesses languages from text. Guesses for short texts may be wrong: `--dry-run` shows them. */
const languageGuesser = async () => {
  const { eld } = await import("eld/medium");
  return (text: string): string | undefined => {
    const { language } = eld.detect(text);
    return isLanguageCode(language) ? language : undefined;
  };
};

void orRefuse(async () => {
  const request = readImportRequest(process.argv.slice(2));
  const { path, dryRun } = request;
  if (!existsSync(path)) throw new Refusal(`There is no file at ${resolve(path)}.`);
  const { reviews: present, reviewLedger: ledger, reviewSummary, site } = readContentFiles(contentDirectory);
  if (present === undefined) throw new Refusal("content/reviews/reviews.yml has a mistake: npm run dev says which.");
  if (ledger === undefined) throw new Refusal("content/reviews/ledger.yml has a mistake: npm run dev says which.");
  const bytes = await readFile(path);
  const table = readTable(textOfTable(bytes));
  const profile = profileFor(table, [...builtIn, ...(await readOwnersProfiles())], request.from);
  const known = present.sources.map(({ id }) => id);
  const { source, name } = profile;
  const isNewSource = source !== undefined && !known.includes(source);
  if (isNewSource && name === undefined)
    throw new Refusal(
      `content/reviews/reviews.yml has no source called “${source}”. Add it there first:\n\nsources:\n  - id: ${source}\n    label: { en: "…", el: "…" }`,
    );
  const before = await readFile(target, "utf8");
  const listed = isNewSource && name !== undefined ? addSource(before, source, name) : before;
  const today = todayIn(site?.hours.timeZone ?? "UTC");
  const read = readReviewRows(table, {
    profile,
    dates: request.dates,
    language: request.language,
    guessLanguage: await languageGuesser(),
    present: present.reviews,
    removed: new Set(ledger?.removed.map(({ id }) => id)),
    sources: isNewSource ? [...known, source] : known,
    scale: reviewSummary?.scale,
    today,
  });
  // Edited reviews are left out. Otherwise words that an editor removed, such as a person's name, would be published again.
  const edited = new Set(ledger?.edited.map(({ id }) => id));
  const left = read.rows.filter(({ review }) => edited.has(review.id));
  const rows = read.rows.filter(({ review }) => !edited.has(review.id));
  const reviews = rows.map(({ review }) => review);
  const { text, outcomes } = mergeReviews(reviews.length === 0 ? before : listed, reviews);
  console.log(`Read as ${name === undefined ? `the table “${profile.id}”` : `an export of ${name}`}.`);
  if (dryRun) console.log(`\n${dryRunTable(read, outcomes)}\n`);
  else {
    if (text !== before) await writeFile(target, text);
    const entry = ledgerEntry(read, { platform: source ?? profile.id, day: today, sha256: sha256Of(bytes) });
    const written = ledger === null ? undefined : await readFile(ledgerPath, "utf8");
    // A table of which no row can be read, for example because a column has the wrong name, counts as not imported.
    const next = entry.rows > entry.leftOut.notReadable ? withImport(written, ledger?.imports ?? [], entry) : written;
    if (next !== undefined && next !== written) await writeFile(ledgerPath, next);
  }
  console.log(importSummary(outcomes, rows));
  if (left.length > 0) console.log(editedNote(left));
  if (read.wordless.length > 0) console.log(wordlessNote(read.wordless));
  if (read.removed.length > 0) console.log(removedNote(read.removed));
  if (reviewSummary !== undefined) {
    const others = present.reviews.filter(({ id }) => !outcomes.has(id));
    console.log(averageNote([...others, ...reviews], reviewSummary));
  }
  if (dryRun) console.log("Nothing was written: this was a dry run.");
  if (read.issues.length > 0) throw new Refusal(leftOut(read.issues));
});
