/** Reads and checks the whole of `content/`. Nothing is published while there is a mistake in it. */
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
 * The checks of the whole content, in rounds. A round runs only if the previous one found no issues: otherwise a misnamed suite or picture would be
 * reported again everywhere it is mentioned.
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
  // Last, because other mistakes in a policy must be fixed before it is archived.
  [checkPolicyArchive],
];

const isComplete = (draft: Draft): draft is Content => Object.values(draft).every((part) => part !== undefined);

/**
 * The content of `directory` (an absolute path), checked for a day (YYYY-MM-DD; the house's day by default).
 * Throws one ContentError that lists the issues of the first stage that finds any: file, line, field, problem and fix.
 */
export const loadContent = async (directory: string, givenDay?: string): Promise<Content> => {
  const issues: ContentIssue[] = [];
  const report = (issue: ContentIssue) => {
    issues.push(issue);
  };
  // Errors in reading files are reported alone, so that issues that follow from them do not hide them.
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
