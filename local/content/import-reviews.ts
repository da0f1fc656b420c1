/** `npm run import:reviews -- file.csv`: takes an export of reviews into content/reviews/reviews.yml, as often as you like. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readDraft } from "../../gatsby/content/read-draft";
import { dayIn, houseTimeZone } from "../../gatsby/content/visibility";
import { mergeReviews } from "./merge-reviews";
import { Refusal, orRefuse } from "./refusal";
import { type RowFault, readReviewRows } from "./review-rows";

const target = resolve(process.cwd(), "content/reviews/reviews.yml");

const told = ({ line, column, problem, cure }: RowFault): string => `  line ${line}, ${column}: ${problem} ${cure}`;

void orRefuse(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Refusal("Name one file: npm run import:reviews -- reviews.csv");
  if (!existsSync(path)) throw new Refusal(`There is no file at ${resolve(path)}.`);
  const { reviews: kept, site } = readDraft(resolve(process.cwd(), "content"), () => undefined);
  if (kept === undefined) throw new Refusal("content/reviews/reviews.yml has a mistake: npm run dev says which.");
  const { reviews, faults } = readReviewRows(await readFile(path, "utf8"), {
    sources: kept.sources.map(({ id }) => id),
    today: dayIn(site?.hours.timeZone ?? houseTimeZone, new Date()),
  });
  const before = await readFile(target, "utf8");
  const { text, added, changed, unchanged } = mergeReviews(before, reviews);
  if (text !== before) await writeFile(target, text);
  console.log(`${added} added, ${changed} changed, ${unchanged} as they were.`);
  if (faults.length === 0) return;
  const rows = new Set(faults.map(({ line }) => line)).size;
  throw new Refusal(
    `${rows === 1 ? "One row was" : `${rows} rows were`} left out:\n${faults.map(told).join("\n")}\n\nMend them in the file and run the command again: what is in already stays as it is.`,
  );
});
