/**
 * `npm run verify:reviews -- [export.csv…]`: checks that the published reviews and the given exports match the ledger.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { ContentError, type ContentIssue } from "../../../gatsby/content/content-issue";
import { readDraft } from "../../../gatsby/content/read-draft";
import { countsOf } from "../../../gatsby/content/reviews";
import { sha256Of } from "./words-hash";
import { Refusal, orRefuse } from "../../refusal";
import { type ExportFile, ledgerDifferences } from "./ledger-differences";

const readExport = async (path: string): Promise<ExportFile> => {
  if (!existsSync(path)) throw new Refusal(`There is no file at ${resolve(path)}.`);
  return { path, sha256: sha256Of(await readFile(path)) };
};

void orRefuse(async () => {
  const exports = await Promise.all(process.argv.slice(2).map(readExport));
  const issues: ContentIssue[] = [];
  const draft = readDraft(resolve(process.cwd(), "content"), (issue) => void issues.push(issue));
  const { reviews, reviewLedger } = draft;
  if (reviews === undefined || reviewLedger === undefined)
    throw new ContentError(issues.filter(({ file }) => file.startsWith("content/reviews/")));
  const ledger = reviewLedger ?? { imports: [], removed: [], edited: [] };
  const differences = ledgerDifferences(ledger, reviews.reviews, exports);
  if (differences.length > 0) throw new Refusal(differences.join("\n"));
  const { imported, shown, byHand } = countsOf(ledger, reviews.reviews);
  console.log(
    `Reviews imported: ${imported}, of them published: ${shown}, removed with a reason: ${ledger.removed.length}, edited with a reason: ${ledger.edited.length}.`,
  );
  console.log(`Reviews entered by hand: ${byHand}.`);
  if (exports.length > 0) console.log(`Exports whose checksum is in the ledger: ${exports.length}.`);
  console.log("All is as content/reviews/ledger.yml says.");
});
