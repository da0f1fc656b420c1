/** The house guide: its parts, their headings and pictures, and nothing in it that only a guest may know. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../src/settings/languages";
import { misplacedIssue } from "../../mdx/components";
import type { CheckTools, Draft, GuidePartFile } from "../content";
import { guideParts } from "../schema/guide";
import { isSecretFact, secretLines } from "../secrets";

const checkParts = ({ paths }: Draft, { report }: CheckTools): void => {
  if (![...paths].some((path) => path.startsWith("guide/"))) return;
  for (const part of guideParts) {
    for (const language of languages) {
      const path = `guide/${part}.${language}.mdx`;
      if (paths.has(path)) continue;
      report({
        file: `content/${path}`,
        problem: "A part of the house guide is missing.",
        fix: "Restore it: the guide’s page and its printed sheet are made of it.",
      });
    }
  }
};

const checkHeadings = (parts: readonly GuidePartFile[], { report }: CheckTools): void => {
  for (const { file, head, language, text } of parts) {
    const place = { file: file.name, line: file.lineOf(["sectionIds"]), field: "sectionIds" };
    const headings = text.headings.filter(({ depth }) => depth === 2).length;
    if (headings !== head.sectionIds.length) {
      report({
        ...place,
        problem: `There are ${head.sectionIds.length} section ids and ${headings} headings of two #.`,
        fix: "Give each heading its id, in order, the same in both languages.",
      });
    }
    const used = parts.filter((part) => part.language === language).flatMap((part) => part.head.sectionIds);
    const twice = head.sectionIds.find((id) => used.indexOf(id) !== used.lastIndexOf(id));
    if (twice === undefined) continue;
    report({
      ...place,
      problem: `The section id “${twice}” is used twice in the guide.`,
      fix: "Give each section an id of its own: the guide is one page.",
    });
  }
};

const checkPicture = ({ file, head }: GuidePartFile, { suites }: Draft, { report }: CheckTools): void => {
  const known = (suites ?? []).flatMap(({ gallery }) => gallery.map(({ id }) => id));
  if (head.picture === undefined || suites === undefined || known.includes(head.picture)) return;
  report({
    file: file.name,
    line: file.lineOf(["picture"]),
    field: "picture",
    problem: `No suite’s gallery has a picture called “${head.picture}”.`,
    fix: `Write one of: ${known.join(", ")}; or leave the field out.`,
  });
};

/** Everybody can read the guide, and find it with a search engine. */
const checkSecrets = ({ file, path, text }: GuidePartFile, { directory, report }: CheckTools): void => {
  const fix = "Take it out of the file and send it to each guest in a message; then change it, if it was published.";
  for (const line of secretLines(readFileSync(join(directory, path), "utf8"))) {
    report({
      file: file.name,
      line,
      problem: "This looks like a code or a password, and everybody can read the guide.",
      fix,
    });
  }
  for (const { name, line } of text.uses.facts) {
    if (!isSecretFact(name)) continue;
    report({ file: file.name, line, problem: `The fact “${name}” sounds like a secret.`, fix });
  }
};

/** Every part of the guide. */
export const checkGuide = (draft: Draft, tools: CheckTools): void => {
  checkParts(draft, tools);
  const parts = draft.guide ?? [];
  checkHeadings(parts, tools);
  for (const part of parts) {
    checkPicture(part, draft, tools);
    checkSecrets(part, tools);
    for (const { name, line } of part.text.uses.components) {
      const issue = misplacedIssue(name, "guide");
      if (issue !== undefined) tools.report({ file: part.file.name, line, ...issue });
    }
  }
};
