/** The pages that links and redirects may lead to. */
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";
import type { Draft } from "./content";
import type { GuidePartFile, PolicyFile, PostFile } from "./read-text-file";
import type { Wrong } from "./content-issue";
import { emptyPages } from "./empty-pages";
import { pageAnchors } from "./page-anchors";
import { languageOfPath, withoutLanguage } from "../../src/settings/languages";
import { fixedPaths } from "../../src/settings/routes";
import { isPublished } from "./visibility";

export type Text = PostFile | PolicyFile | GuidePartFile;

export interface Targets {
  /** Path without language → the texts of the page, one for each language; empty for pages without a text. */
  readonly paths: ReadonlyMap<string, readonly Text[]>;
  /** Path → the ids on the page, for pages without a text. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  readonly today: string;
}

export const isPost = (text: Text): text is PostFile => "date" in text.head;

export const targetsOf = (draft: Draft, today: string): Targets => {
  const paths = new Map<string, readonly Text[]>();
  const feeds = draft.posts.length === 0 ? [] : [rssPath, jsonFeedPath];
  for (const path of [...fixedPaths, ...feeds]) paths.set(path, []);
  for (const { id } of draft.suites ?? []) paths.set(`/suite/${id}`, []);
  for (const { id } of draft.sections ?? []) paths.set(`/${id}`, []);
  const add = (path: string, text: Text) => paths.set(path, [...(paths.get(path) ?? []), text]);
  for (const policy of draft.policies) add(`/${policy.slug}`, policy);
  for (const { slug, head } of draft.policyVersions) paths.set(`/${slug}/${head.effective}`, []);
  for (const path of emptyPages(draft)) paths.delete(path);
  for (const post of draft.posts) {
    add(`/journal/${post.slug}`, post);
    add(`/${post.head.section}/${post.slug}`, post);
  }
  return { paths, anchors: pageAnchors(draft), today };
};

/** The issue if the page at `path` is not published on `day` (YYYY-MM-DD): it is a draft or has a later date. */
const tooEarly = (path: string, target: Text, day: string): Wrong | undefined => {
  if (!isPost(target) || isPublished(target.head, day)) return undefined;
  const fix = "Publish it first, or take the link out until then.";
  return target.head.draft === true
    ? [`The page at ${path} is a draft, and not published yet.`, fix]
    : [`The page at ${path} is not published yet: its day is ${target.head.date}, and this leads there before.`, fix];
};

/** The issue if the page at `path` has no part with this id. `target` is the text of the page, if it has one. */
const missingPart = (
  path: string,
  part: string,
  target: Text | undefined,
  parts: readonly string[] = [],
): Wrong | undefined => {
  const known = target === undefined ? parts : target.text.headings.map(({ id }) => id);
  if (known.includes(part)) return undefined;
  return [
    `The page at ${path} has no ${target === undefined ? "part" : "heading"} “${part}”.`,
    known.length === 0 ? `Write ${path}.` : `Write ${path}, or one of: ${known.map((id) => `#${id}`).join(", ")}.`,
  ];
};

/** The issue of a link to the page at `path`, or to a part of it, that must work from `day` on. Without a day, unpublished pages are allowed. */
export const wrongTarget = (
  path: string,
  part: string | undefined,
  { paths, anchors }: Targets,
  day: string | undefined,
): Wrong | undefined => {
  const bare = withoutLanguage(path);
  const texts = paths.get(bare);
  if (texts === undefined) {
    const fix = "Correct the address: it is the one the browser shows, without the domain.";
    return [`There is no page at ${path}.`, fix];
  }
  const target = texts.find(({ language }) => language === languageOfPath(path));
  const early = target === undefined || day === undefined ? undefined : tooEarly(path, target, day);
  return early ?? (part === undefined ? undefined : missingPart(path, part, target, anchors.get(bare)));
};
