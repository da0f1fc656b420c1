/** Checks the texts of posts, policies and the guide: not empty, heading ids, components, places. */
import { type TextKind, misplacedIssue } from "../../mdx/components";
import { type CheckTools, type Draft, textFilesOf } from "../content";
import type { GuidePartFile, PolicyFile, PostFile } from "../read-text-file";
import { reportIn } from "../report-in";
import { policyNames } from "../schema/policy";

const checkBody = ({ file, head, source }: PostFile | PolicyFile | GuidePartFile, { report }: CheckTools): void => {
  if (source.body.trim() !== "" || ("draft" in head && head.draft === true)) return;
  const fix = "Write it below the second line of ---.";
  report({ file: file.name, line: source.firstLine, problem: "The text is empty.", fix });
};

const checkHeadings = ({ file, head, text }: PolicyFile | GuidePartFile, draft: Draft, tools: CheckTools): void => {
  const headings = text.headings.filter(({ depth }) => depth === 2).length;
  const ids = head.sectionIds.length;
  if (headings === ids) return;
  const problem = `There are ${ids} section ids and ${headings} headings of two #.`;
  const fix = "Give each heading its id, in order, the same in both languages.";
  reportIn(draft, file.name, tools)(["sectionIds"], problem, fix);
};

/** Reports components that the text's page does not render. Without this check the build would fail without naming the line. */
const checkComponents = ({ file, text }: PostFile | PolicyFile | GuidePartFile, kind: TextKind, tools: CheckTools) => {
  for (const { name, line } of text.uses.components) {
    const issue = misplacedIssue(name, kind);
    if (issue !== undefined) tools.report({ file: file.name, line, ...issue });
  }
};

/** Reports unknown places. A house without places.yml may keep texts that name places: they are left out. */
const checkPlaces = (draft: Draft, { report }: CheckTools): void => {
  const places = draft.places?.places;
  if (places === undefined) return;
  for (const { file, text } of textFilesOf(draft)) {
    for (const { name, line } of text.uses.places) {
      if (name === "" || places.some(({ id }) => id === name)) continue;
      const fix = "Correct the id, or add the place to content/places.yml.";
      report({ file: file.name, line, problem: `There is no place called “${name}”.`, fix });
    }
  }
};

export const checkTexts = (draft: Draft, tools: CheckTools): void => {
  for (const text of textFilesOf(draft)) checkBody(text, tools);
  for (const text of [...draft.policies, ...draft.guide]) checkHeadings(text, draft, tools);
  for (const policy of draft.policies) {
    if (new Set(policy.head.sectionIds).size !== policy.head.sectionIds.length) {
      const report = reportIn(draft, policy.file.name, tools);
      report(["sectionIds"], "A section id is used twice.", "Give each section an id of its own.");
    }
    const kind = policyNames.find((name) => name === policy.slug);
    if (kind !== undefined) checkComponents(policy, kind, tools);
  }
  for (const part of draft.guide) checkComponents(part, "guide", tools);
  for (const post of draft.posts) checkComponents(post, "post", tools);
  checkPlaces(draft, tools);
};
