/** Reads and checks all of `content/`. Nothing is published while the content has a mistake. */
import { todayIn } from "../../src/lib/booking/days";
import { saveOpened } from "../pictures/opened-pictures";
import { checkAgreement, checkDistances, checkSuites } from "./checks/agreement";
import { checkFactNames } from "./checks/fact-names";
import { checkFiles } from "./checks/files";
import { checkGuide } from "./checks/guide";
import { checkLinks } from "./checks/links";
import { checkBrand, checkTheme } from "./checks/look";
import { checkOffers } from "./checks/offers";
import { checkGalleries, checkNamedPictures } from "./checks/pictures";
import { checkPlainTexts, checkWrittenLanguage } from "./checks/words";
import { checkPolicyArchive } from "./policy-archive";
import { checkPosts } from "./checks/posts";
import { checkRedirects } from "./redirects";
import { checkQuotes, checkReviewLedger, checkReviews } from "./checks/reviews";
import { checkTexts, checkTextFiles, checkTextsAlike } from "./checks/texts";
import { checkEmails, checkLocales } from "./checks/translations";
import { type Checked, type Content, isComplete, readContentFiles } from "./content";
import { ContentError, type ContentIssue, type FieldPath, type Wrong, fieldName, reportTo } from "./content-issue";

/**
 * The checks in rounds. A round runs only if the previous one found no issues: otherwise a misnamed suite would be reported wherever it is
 * mentioned.
 */
const rounds: readonly (readonly ((checked: Checked) => void | Promise<void>)[])[] = [
  [checkBrand, checkEmails, checkGalleries, checkLocales, checkSuites, checkTextFiles, checkTheme],
  [
    checkAgreement,
    checkDistances,
    checkFactNames,
    checkGuide,
    checkLinks,
    checkNamedPictures,
    checkOffers,
    checkPlainTexts,
    checkPosts,
    checkQuotes,
    checkRedirects,
    checkReviewLedger,
    checkReviews,
    checkTexts,
    checkWrittenLanguage,
  ],
  [checkTextsAlike],
  // Last, because other mistakes in a policy must be fixed before it is archived.
  [checkPolicyArchive],
];

/**
 * The content of `directory` (absolute), checked as of a day (today by default). Throws a ContentError with the issues of the first step or
 * round that finds any.
 */
export const loadContent = async (directory: string, givenDay?: string): Promise<Content> => {
  const issues: ContentIssue[] = [];
  const report = reportTo(issues);
  // Called after each step, because later steps would report issues that only follow from these.
  const stop = () => {
    if (issues.length > 0) throw new ContentError(issues);
  };
  checkFiles(directory, report);
  stop();
  const content = readContentFiles(directory, report);
  stop();
  if (!isComplete(content)) throw new Error(`${directory} could not be read.`);
  const today = givenDay ?? todayIn(content.site.hours.timeZone);
  const reportIn =
    (file: string) =>
    (path: FieldPath, ...wrong: Wrong) =>
      report({ file, line: content.files.get(file)?.lineOf(path), field: fieldName(path) }, ...wrong);
  for (const round of rounds) {
    for (const check of round) await check({ ...content, directory, today, report, reportIn });
    stop();
  }
  saveOpened();
  return content;
};
