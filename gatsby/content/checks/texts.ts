/** What posts and policies name: sections, pictures, places, days, heading ids. */
import {
  type CheckTools,
  type Draft,
  type GuidePartFile,
  type PolicyFile,
  type PostFile,
  textFilesOf,
} from "../content";
import { type TextKind, misplacedIssue } from "../../mdx/components";
import { isReservedPost, isReservedSection } from "../reserved-paths";
import { reportIn } from "../report-in";
import { policyNames } from "../schema/policy";
import { isFarAhead } from "../visibility";
import { checkPostPictures } from "./post-pictures";

const checkDays = ({ file, head }: PostFile, draft: Draft, tools: CheckTools): void => {
  const report = reportIn(draft, file.name, tools);
  if (isFarAhead(head.date, tools.today)) {
    report(
      ["date"],
      `The post is dated ${head.date}, more than two years ahead.`,
      "Correct the year; a post is held back until its day.",
    );
  }
  if (head.updated === undefined) return;
  if (head.updated < head.date)
    report(["updated"], "The post was updated before it was published.", "Correct one of the two days.");
  if (head.updated > tools.today)
    report(["updated"], "The post is updated on a day to come.", "Write the day of the last change.");
};

const checkBody = ({ file, source }: PostFile | PolicyFile | GuidePartFile, { report }: CheckTools): void => {
  if (source.body.trim() !== "") return;
  const fix = "Write it below the second line of ---.";
  report({ file: file.name, line: source.firstLine, problem: "The text is empty.", fix });
};

const checkPost = async (post: PostFile, draft: Draft, tools: CheckTools): Promise<void> => {
  const { file, head } = post;
  if (draft.sections && draft.sections.length > 0 && !draft.sections.some(({ id }) => id === head.section)) {
    const known = draft.sections.map(({ id }) => id).join(", ");
    reportIn(draft, file.name, tools)(
      ["section"],
      `There is no section called “${head.section}”.`,
      `Write one of: ${known}; or add it to content/journal/sections.yml.`,
    );
  }
  if (isReservedPost(post.slug)) {
    tools.report({
      file: file.name,
      problem: `The address /journal/${post.slug} is taken.`,
      fix: "Give the folder another name.",
    });
  }
  if (head.draft !== true) checkBody(post, tools);
  checkDays(post, draft, tools);
  await checkPostPictures(post, draft, tools);
};

const checkPolicy = ({ file, head, text }: PolicyFile, { report }: CheckTools): void => {
  const headings = text.headings.filter(({ depth }) => depth === 2).length;
  const ids = head.sectionIds.length;
  const place = { file: file.name, line: file.lineOf(["sectionIds"]), field: "sectionIds" };
  if (headings !== ids) {
    report({
      ...place,
      problem: `There are ${ids} section ids and ${headings} headings of two #.`,
      fix: "Give each heading its id, in order, the same in both languages.",
    });
  }
  if (new Set(head.sectionIds).size !== ids) {
    report({ ...place, problem: "A section id is used twice.", fix: "Give each section an id of its own." });
  }
};

/** A page renders the components that its own texts may use, and stops the build at others without naming the line. */
const checkComponents = ({ file, text }: PostFile | PolicyFile, kind: TextKind, { report }: CheckTools): void => {
  for (const { name, line } of text.uses.components) {
    const issue = misplacedIssue(name, kind);
    if (issue !== undefined) report({ file: file.name, line, ...issue });
  }
};

const checkSections = (draft: Draft, tools: CheckTools): void => {
  // Said once, and not of every post.
  if (draft.sections?.length === 0 && draft.posts !== undefined && draft.posts.length > 0) {
    tools.report({
      file: "content/journal/sections.yml",
      problem: "The file is missing, and each post names one of its sections.",
      fix: "Put it back; a house without a journal has no posts either: then remove the whole of content/journal.",
    });
  }
  const report = reportIn(draft, "content/journal/sections.yml", tools);
  draft.sections?.forEach(({ id }, index) => {
    if (isReservedSection(id))
      report([index, "id"], `The address /${id} belongs to a page of the site.`, "Give the section another id.");
  });
};

/** Everything that a single post, policy or section must get right. */
export const checkTexts = async (draft: Draft, tools: CheckTools): Promise<void> => {
  checkSections(draft, tools);
  for (const policy of draft.policies ?? []) {
    checkBody(policy, tools);
    checkPolicy(policy, tools);
    const kind = policyNames.find((name) => name === policy.slug);
    if (kind !== undefined) checkComponents(policy, kind, tools);
  }
  for (const part of draft.guide ?? []) checkBody(part, tools);
  for (const post of draft.posts ?? []) checkComponents(post, "post", tools);
  await Promise.all((draft.posts ?? []).map((post) => checkPost(post, draft, tools)));
  // A house without places leaves those out that its texts name.
  const places = draft.places?.places;
  if (places === undefined) return;
  for (const { file, text } of textFilesOf(draft)) {
    for (const { name, line } of text.uses.places) {
      if (name === "" || places.some(({ id }) => id === name)) continue;
      tools.report({
        file: file.name,
        line,
        problem: `There is no place called “${name}”.`,
        fix: "Correct the id, or add the place to content/places.yml.",
      });
    }
  }
};
