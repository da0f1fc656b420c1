/** Reads and checks the whole of `content/`: nothing is published while anything in it is wrong. */
import type { CheckTools, Content, Draft } from "./content";
import { checkFiles } from "./checks/files";
import { checkEmails } from "./checks/emails";
import { checkBrand } from "./checks/brand";
import { checkFactNames } from "./checks/fact-names";
import { checkGuide } from "./checks/guide";
import { checkLinks } from "./checks/links";
import { checkLocales } from "./checks/locales";
import { checkMap } from "./checks/map";
import { checkNamedPictures } from "./checks/named-pictures";
import { checkPlainTexts } from "./checks/plain-texts";
import { checkPolicyArchive } from "./checks/policy-archive";
import { checkPosts } from "./checks/posts";
import { checkQuotes } from "./checks/quotes";
import { checkRates } from "./checks/rates";
import { checkRedirects } from "./checks/redirects";
import { checkReviewLedger } from "./checks/review-ledger";
import { checkSuites } from "./checks/suites";
import { checkTheme } from "./checks/theme";
import { checkTerms } from "./checks/terms";
import { checkTextPairs, checkTextsAlike } from "./checks/text-pairs";
import { checkTexts } from "./checks/texts";
import { checkWrittenLanguage } from "./checks/written-language";
import { ContentError, type ContentIssue } from "./content-issue";
import { pathsOf, readDraft } from "./read-draft";
import { todayIn } from "../../src/lib/booking/days";
import { zoneWithoutSite } from "./visibility";

type Check = (draft: Draft, tools: CheckTools) => void | Promise<void>;

/**
 * What looks across files, in rounds. A round begins only where the one before has found nothing: a suite or a picture of a wrong name would otherwise
 * be told once more wherever it is named.
 */
const rounds: readonly (readonly Check[])[] = [
  [checkBrand, checkEmails, checkLocales, checkMap, checkSuites, checkTextPairs, checkTheme],
  [
    checkFactNames,
    checkGuide,
    checkLinks,
    checkNamedPictures,
    checkPlainTexts,
    checkPosts,
    checkQuotes,
    checkRates,
    checkRedirects,
    checkReviewLedger,
    checkTerms,
    checkTexts,
    checkWrittenLanguage,
  ],
  [checkTextsAlike],
  // A text that is still wrong is mended before its copy is made.
  [checkPolicyArchive],
];

const isComplete = (draft: Draft): draft is Content => Object.values(draft).every((part) => part !== undefined);

/**
 * The content of `directory` (an absolute path) as it stands on a day (YYYY-MM-DD; the house's day by default).
 * Throws one ContentError: file, line, field, what is wrong and how to mend it. It lists every issue that does not follow from another.
 */
export const loadContent = async (directory: string, givenDay?: string): Promise<Content> => {
  const issues: ContentIssue[] = [];
  const report = (issue: ContentIssue) => {
    issues.push(issue);
  };
  // What could not be read is told alone: what follows from it would hide it.
  const stop = () => {
    if (issues.length > 0) throw new ContentError(issues);
  };
  checkFiles(pathsOf(directory), { directory, report });
  stop();
  const draft = readDraft(directory, report);
  stop();
  const today = givenDay ?? todayIn(draft.site?.hours.timeZone ?? zoneWithoutSite);
  for (const round of rounds) {
    for (const check of round) await check(draft, { report, directory, today });
    stop();
  }
  if (!isComplete(draft)) throw new Error(`${directory} could not be read.`);
  return draft;
};
