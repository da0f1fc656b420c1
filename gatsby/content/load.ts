/** Reads and checks the whole of `content/`: nothing is published while anything in it is wrong. */
import type { CheckTools, Content, Draft } from "./content";
import { checkEmails } from "./checks/emails";
import { checkFactNames } from "./checks/fact-names";
import { checkAbout } from "./checks/about";
import { checkFeatured } from "./checks/featured";
import { checkHome } from "./checks/home";
import { checkLinks } from "./checks/links";
import { checkLocales } from "./checks/locales";
import { checkMap } from "./checks/map";
import { checkRates } from "./checks/rates";
import { checkSuites } from "./checks/suites";
import { checkTerms } from "./checks/terms";
import { checkTextPairs } from "./checks/text-pairs";
import { checkTexts } from "./checks/texts";
import { ContentError, type Fault } from "./fault";
import { readDraft } from "./read-draft";
import { dayIn, houseTimeZone } from "./visibility";

const checks: readonly ((draft: Draft, tools: CheckTools) => void | Promise<void>)[] = [
  checkEmails,
  checkFactNames,
  checkAbout,
  checkFeatured,
  checkHome,
  checkLinks,
  checkLocales,
  checkMap,
  checkRates,
  checkSuites,
  checkTerms,
  checkTextPairs,
  checkTexts,
];

const parts = [
  "site",
  "stay",
  "suites",
  "reviewSummary",
  "factWords",
  "home",
  "about",
  "faq",
  "places",
  "map",
  "rates",
  "sections",
  "reviews",
  "locales",
  "emails",
  "posts",
  "policies",
] as const;

/** Content that has passed every check, with the files it was read from. */
export type CheckedContent = Draft & Content;

const isComplete = (draft: Draft): draft is CheckedContent => parts.every((part) => draft[part] !== undefined);

/**
 * The content of `directory` (an absolute path) as it stands on `today` (YYYY-MM-DD; the house's day by default).
 * Throws one ContentError that lists every fault: file, line, field, what is wrong and how to mend it.
 */
export const loadContent = async (
  directory: string,
  today = dayIn(houseTimeZone, new Date()),
): Promise<CheckedContent> => {
  const faults: Fault[] = [];
  const report = (fault: Fault) => {
    faults.push(fault);
  };
  const draft = readDraft(directory, report);
  for (const check of checks) await check(draft, { report, directory, today });
  if (faults.length > 0 || !isComplete(draft)) throw new ContentError(faults);
  return draft;
};

/** The content of a directory that has passed its checks already, read without them. Throws when it is not whole. */
export const readChecked = (directory: string): CheckedContent => {
  const draft = readDraft(directory, () => undefined);
  if (!isComplete(draft)) throw new Error(`${directory} has changed since it was checked, and holds mistakes now.`);
  return draft;
};
