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
  /** Path without language → the texts that stand there, one for each language; empty where there is no text. */
  readonly paths: ReadonlyMap<string, readonly Text[]>;
  /** Of pages without a text. */
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

/** Why the page at `path` cannot be led to on a day (YYYY-MM-DD): its text is a draft, or of a later day. */
const tooEarly = (path: string, target: Text, day: string): Wrong | undefined => {
  if (!isPost(target) || isPublished(target.head, day)) return undefined;
  const fix = "Publish it first, or take the link out until then.";
  return target.head.draft === true
    ? [`The page at ${path} is a draft, and not published yet.`, fix]
    : [`The page at ${path} is not published yet: its day is ${target.head.date}, and this leads there before.`, fix];
};

/** Why there is no such part of the page at `path`; `target` is the page's text, where it has one. */
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

/** Why nothing can lead to the page at `path`, or to a part of it, from a day on; without a day it may be one that is not published yet. */
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
