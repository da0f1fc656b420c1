/** Checks links in texts: those within the site must lead to an existing page in the text's language; other addresses must be complete. */
import { decodedPath } from "../../../src/lib/text/decoded-path";
import { languageOfPath, withoutLanguage } from "../../../src/settings/languages";
import { type Checked, type Text, textFilesOf, isPublished } from "../content";
import type { Wrong } from "../content-issue";
import { type Pages, pagesOf } from "../pages";

/** The issue if the page at `path` is not published on `day` (YYYY-MM-DD): it is a draft or has a later date. */
const tooEarly = (path: string, { head }: Text, day: string): Wrong | undefined => {
  if (!("date" in head) || isPublished(head, day)) return undefined;
  const fix = "Publish it first, or remove the link until then.";
  return head.draft === true
    ? [`The page at ${path} is a draft, so it is not published yet.`, fix]
    : [`The page at ${path} is not published before ${head.date}.`, fix];
};

/**
 * The issue of a link to the page at `path`, or to a part of it, that must work from `day` on. Without a day,
 * unpublished pages are allowed.
 */
export const wrongTarget = (path: string, part: string | undefined, pages: Pages, day?: string): Wrong | undefined => {
  const page = pages.get(withoutLanguage(path));
  const fix = "Correct the address: write it as the browser shows it, without the domain.";
  if (page === undefined) return [`There is no page at ${path}.`, fix];
  const text = page.texts.find(({ language }) => language === languageOfPath(path));
  const early = text === undefined || day === undefined ? undefined : tooEarly(path, text, day);
  const known = text?.text.headings.map(({ id }) => id) ?? page.parts;
  if (early !== undefined || part === undefined || known.includes(part)) return early;
  return [
    `The page at ${path} has no ${text === undefined ? "part" : "heading"} “${part}”.`,
    known.length === 0 ? `Write ${path}.` : `Write ${path}, or one of: ${known.map((id) => `#${id}`).join(", ")}.`,
  ];
};

/**
 * The day on which a link's target must be published: today, or the day of a scheduled post. Undefined for a draft, which
 * may link to unpublished pages.
 */
const targetDayOf = ({ head }: Text, today: string): string | undefined => {
  if (!("date" in head)) return today;
  return head.draft === true ? undefined : head.date > today ? head.date : today;
};

const internalLinkIssue = (url: string, from: Text, pages: Pages, today: string): Wrong | undefined => {
  const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
  if (path !== "/" && path.endsWith("/")) return ["The address ends in a slash.", `Write ${path.replace(/\/+$/, "")}.`];
  if (languageOfPath(path) !== from.language) {
    return from.language === "el"
      ? ["A Greek text leads to an English page.", `Write /el${path === "/" ? "" : path}.`]
      : ["An English text leads to a Greek page.", `Write ${withoutLanguage(path)}.`];
  }
  return wrongTarget(path, anchor && decodedPath(anchor), pages, targetDayOf(from, today));
};

const domain = /^(?:https?:\/*)?(?:www\.|[\w-]+\.(?:com|gr|org|net|eu)(?:\/|$))/;

/** Incomplete URLs as people often write them, with the fix for each. */
const incomplete: readonly (readonly [address: RegExp, fix: (url: string) => string])[] = [
  [/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/, (url) => `Write mailto:${url}.`],
  [domain, (url) => `Write https://${url.replace(/^https?:\/*/, "")}.`],
  [/^tel:/, () => "Write the number with + and the country code, without spaces: tel:+302310123456."],
  [/^\+?\d{6,}$/, (url) => `Write tel:+${url.replace("+", "")}, with the country code.`],
  [/^mailto:/, () => "Write mailto: and one address, without spaces."],
];

const linkIssue = (url: string, from: Text, pages: Pages, today: string): Wrong | undefined => {
  if (/^(https?:\/\/[^\s]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+\d+)$/.test(url)) return undefined;
  if (url.startsWith("#")) {
    const known = from.text.headings.map(({ id }) => id);
    if (known.includes(url.slice(1))) return undefined;
    return [`There is no heading “${url.slice(1)}” in this text.`, `The headings are: ${known.join(", ")}.`];
  }
  if (url.startsWith("/")) return internalLinkIssue(url, from, pages, today);
  const fix = incomplete.find(([address]) => address.test(url))?.[1](url);
  if (fix !== undefined) return [`“${url}” is not a complete address.`, fix];
  return [`“${url}” is not an address.`, "Begin with https:// for another site, with / for a page of this one."];
};

/** Checks every link of every post, policy and part of the guide. An address with the site's own domain is checked like one without. */
export const checkLinks = (checked: Checked): void => {
  const pages = pagesOf(checked);
  const origin = `${checked.site.domains.site}/`;
  for (const text of textFilesOf(checked)) {
    for (const { name, line } of text.text.uses.links) {
      const address = `${name}/`.startsWith(origin) ? name.slice(origin.length - 1) || "/" : name;
      const found = linkIssue(address, text, pages, checked.today);
      if (found !== undefined) checked.report({ file: text.file.name, line }, ...found);
    }
  }
};
