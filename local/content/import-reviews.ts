/** `npm run import:reviews -- file.csv`: takes an export of reviews into content/reviews/reviews.yml, as often as you like. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readDraft } from "../../gatsby/content/read-draft";
import { dayIn, houseTimeZone } from "../../gatsby/content/visibility";
import { importSummary, leftOut } from "./import-summary";
import { mergeReviews } from "./merge-reviews";
import { Refusal, orRefuse } from "../refusal";
import { readReviewRows } from "./review-rows";
import { textOfTable } from "./review-table";

const target = resolve(process.cwd(), "content/reviews/reviews.yml");

void orRefuse(async () => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Refusal("Name one file: npm run import:reviews -- reviews.csv");
  if (!existsSync(path)) throw new Refusal(`There is no file at ${resolve(path)}.`);
  const { reviews: present, reviewSummary, site } = readDraft(resolve(process.cwd(), "content"), () => undefined);
  if (present === undefined) throw new Refusal("content/reviews/reviews.yml has a mistake: npm run dev says which.");
  const { reviews, kept, faults } = readReviewRows(textOfTable(await readFile(path)), {
    present: present.reviews,
    sources: present.sources.map(({ id }) => id),
    scale: reviewSummary?.scale,
    today: dayIn(site?.hours.timeZone ?? houseTimeZone, new Date()),
  });
  const before = await readFile(target, "utf8");
  const { text, ...counts } = mergeReviews(before, reviews);
  if (text !== before) await writeFile(target, text);
  console.log(importSummary(counts, kept));
  if (faults.length > 0) throw new Refusal(leftOut(faults));
});
