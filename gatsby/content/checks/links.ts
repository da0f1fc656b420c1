/** Links in texts: inside the site they stay in their language and lead somewhere. */
import { fixedPaths } from "../reserved-paths";
import { languageOfPath, withoutLanguage } from "../../../src/settings/languages";
import { jsonFeedPath, rssPath } from "../../../src/settings/feeds";
import type { CheckTools, Draft, PolicyFile, PostFile } from "../content";
import { pageAnchors } from "../page-anchors";
import { isPublished } from "../visibility";

type Text = PostFile | PolicyFile;
type Wrong = readonly [problem: string, cure: string];

const isPost = (text: Text): text is PostFile => "date" in text.head;

interface Targets {
  /** Path without language → the texts that stand there, one for each language; empty where there is no text. */
  readonly paths: ReadonlyMap<string, readonly Text[]>;
  /** Of pages without a text. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  readonly today: string;
}

const targetsOf = (draft: Draft, today: string): Targets => {
  const paths = new Map<string, readonly Text[]>();
  for (const path of [...fixedPaths, rssPath, jsonFeedPath]) paths.set(path, []);
  for (const { id } of draft.suites ?? []) paths.set(`/suite/${id}`, []);
  for (const { id } of draft.sections ?? []) paths.set(`/${id}`, []);
  const add = (path: string, text: Text) => paths.set(path, [...(paths.get(path) ?? []), text]);
  for (const policy of draft.policies ?? []) add(`/${policy.slug}`, policy);
  for (const post of draft.posts ?? []) {
    add(`/journal/${post.slug}`, post);
    add(`/${post.head.section}/${post.slug}`, post);
  }
  return { paths, anchors: pageAnchors(draft), today };
};

/**
 * A page must stand on every day on which a link to it does: a text that is planned must not break the build when its
 * day comes. A draft may lead anywhere, as nobody sees it.
 */
const tooEarly = (path: string, from: Text, target: Text, today: string): Wrong | undefined => {
  if (!isPost(target) || (isPost(from) && from.head.draft === true)) return undefined;
  const first = isPost(from) && from.head.date > today ? from.head.date : today;
  if (isPublished(target.head, first)) return undefined;
  const cure = "Publish it first, or take the link out until then.";
  return target.head.draft === true
    ? [`The page at ${path} is a draft, and not published yet.`, cure]
    : [`The page at ${path} is not published yet: its day is ${target.head.date}, this text stands before.`, cure];
};

const wrongInside = (url: string, from: Text, { paths, anchors, today }: Targets): Wrong | undefined => {
  const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
  const bare = withoutLanguage(path);
  if (path !== "/" && path.endsWith("/")) return ["The address ends in a slash.", `Write ${path.replace(/\/+$/, "")}.`];
  if (languageOfPath(path) !== from.language) {
    return from.language === "el"
      ? ["A Greek text leads to an English page.", `Write /el${path === "/" ? "" : path}.`]
      : ["An English text leads to a Greek page.", `Write ${bare}.`];
  }
  const targets = paths.get(bare);
  if (targets === undefined)
    return [
      `There is no page at ${path}.`,
      "Correct the address: it is the one the browser shows, without the domain.",
    ];
  const target = targets.find(({ language }) => language === from.language);
  const early = target === undefined ? undefined : tooEarly(path, from, target, today);
  if (early !== undefined) return early;
  if (anchor === undefined) return undefined;
  const known = target === undefined ? (anchors.get(bare) ?? []) : target.text.headings.map(({ id }) => id);
  if (known.includes(decodeURIComponent(anchor))) return undefined;
  return [
    `The page at ${path} has no ${target === undefined ? "part" : "heading"} “${anchor}”.`,
    known.length === 0 ? `Write ${path}.` : `Write ${path}, or one of: ${known.map((id) => `#${id}`).join(", ")}.`,
  ];
};

/** Addresses without their beginning, as people write them. */
const unbegun: readonly (readonly [address: RegExp, cure: (url: string) => string])[] = [
  [/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/, (url) => `Write mailto:${url}.`],
  [
    /^(?:https?:\/*)?(?:www\.|[\w-]+\.(?:com|gr|org|net|eu)(?:\/|$))/,
    (url) => `Write https://${url.replace(/^https?:\/*/, "")}.`,
  ],
  [/^tel:/, () => "Write the number with + and the code of the country, without spaces: tel:+302310123456."],
  [/^\+?\d{6,}$/, (url) => `Write tel:+${url.replace("+", "")}, with the code of the country.`],
  [/^mailto:/, () => "Write mailto: and one address, without spaces."],
];

const wrong = (url: string, from: Text, targets: Targets): Wrong | undefined => {
  if (/^(https?:\/\/[^\s]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+\d+)$/.test(url)) return undefined;
  if (url.startsWith("#")) {
    const known = from.text.headings.map(({ id }) => id);
    return known.includes(url.slice(1))
      ? undefined
      : [`There is no heading “${url.slice(1)}” in this text.`, `The headings are: ${known.join(", ")}.`];
  }
  if (url.startsWith("/")) return wrongInside(url, from, targets);
  const cure = unbegun.find(([address]) => address.test(url))?.[1](url);
  if (cure !== undefined) return [`“${url}” is not a whole address.`, cure];
  return [`“${url}” is not an address.`, "Begin with https:// for another site, with / for a page of this one."];
};

/** Every link of every post and policy. */
export const checkLinks = (draft: Draft, { report, today }: CheckTools): void => {
  const targets = targetsOf(draft, today);
  for (const text of [...(draft.posts ?? []), ...(draft.policies ?? [])]) {
    for (const { name, line } of text.text.uses.links) {
      const found = wrong(name, text, targets);
      if (found !== undefined) report({ file: text.file.name, line, problem: found[0], cure: found[1] });
    }
  }
};
