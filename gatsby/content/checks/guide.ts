/** Checks that all parts of the house guide exist, and that the guide contains no secrets such as door codes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import type { GuidePartFile } from "../read-text-file";
import { reportIn } from "../report-in";
import { guideParts } from "../schema/guide";
import { isSecretFact, secretLines } from "../secrets";

const checkParts = ({ paths }: Draft, { report }: CheckTools): void => {
  if (![...paths].some((path) => path.startsWith("guide/"))) return;
  for (const path of guideParts.flatMap((part) => languages.map((language) => `guide/${part}.${language}.mdx`))) {
    if (paths.has(path)) continue;
    const fix = "Restore it: the guide’s page and its printed sheet are made of it.";
    report({ file: `content/${path}`, problem: "A part of the house guide is missing.", fix });
  }
};

/** Reports section ids that are used twice: all parts of the guide are on one page. */
const checkIds = (parts: readonly GuidePartFile[], draft: Draft, tools: CheckTools): void => {
  for (const { file, head, language } of parts) {
    const used = parts.filter((part) => part.language === language).flatMap((part) => part.head.sectionIds);
    const twice = head.sectionIds.find((id) => used.indexOf(id) !== used.lastIndexOf(id));
    if (twice === undefined) continue;
    const problem = `The section id “${twice}” is used twice in the guide.`;
    const fix = "Give each section an id of its own: the guide is one page.";
    reportIn(draft, file.name, tools)(["sectionIds"], problem, fix);
  }
};

/** Reports codes and passwords: the guide is public, and search engines index it. */
const checkSecrets = ({ file, path, text }: GuidePartFile, { directory, report }: CheckTools): void => {
  const tell = (line: number, problem: string) => {
    const fix = "Take it out of the file and send it to each guest in a message; then change it, if it was published.";
    report({ file: file.name, line, problem, fix });
  };
  for (const line of secretLines(readFileSync(join(directory, path), "utf8")))
    tell(line, "This looks like a code or a password, and everybody can read the guide.");
  for (const { name, line } of text.uses.facts)
    if (isSecretFact(name)) tell(line, `The fact “${name}” sounds like a secret.`);
};

/** The rules for the guide only; texts.ts contains the rules for all texts. */
export const checkGuide = (draft: Draft, tools: CheckTools): void => {
  checkParts(draft, tools);
  checkIds(draft.guide, draft, tools);
  for (const part of draft.guide) checkSecrets(part, tools);
};
