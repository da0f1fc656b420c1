/** Checks links in texts: links within the site must lead to an existing page in the language of the text. */
import { languageOfPath, withoutLanguage } from "../../../src/settings/languages";
import { type CheckTools, type Draft, textFilesOf } from "../content";
import type { Wrong } from "../content-issue";
import { type Targets, type Text, isPost, targetsOf, wrongTarget } from "../link-targets";

/**
 * The day on which the target of a link must be published: today, or the day of a scheduled post, so that the build does not break on that day.
 * Undefined for a draft, which may link to unpublished pages.
 */
const targetDayOf = (from: Text, today: string): string | undefined => {
  if (!isPost(from)) return today;
  return from.head.draft === true ? undefined : from.head.date > today ? from.head.date : today;
};

/** The decoded anchor; unchanged if its percent signs are not a valid encoding. */
const decoded = (anchor: string): string => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

const wrongInside = (url: string, from: Text, targets: Targets): Wrong | undefined => {
  const [path = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
  if (path !== "/" && path.endsWith("/")) return ["The address ends in a slash.", `Write ${path.replace(/\/+$/, "")}.`];
  if (languageOfPath(path) !== from.language) {
    return from.language === "el"
      ? ["A Greek text leads to an English page.", `Write /el${path === "/" ? "" : path}.`]
      : ["An English text leads to a Greek page.", `Write ${withoutLanguage(path)}.`];
  }
  return wrongTarget(
    path,
    anchor === undefined ? undefined : decoded(anchor),
    targets,
    targetDayOf(from, targets.today),
  );
};

/** Incomplete URLs as people often write them, with the fix for each. */
const incomplete: readonly (readonly [address: RegExp, fix: (url: string) => string])[] = [
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
  const fix = incomplete.find(([address]) => address.test(url))?.[1](url);
  if (fix !== undefined) return [`“${url}” is not a whole address.`, fix];
  return [`“${url}” is not an address.`, "Begin with https:// for another site, with / for a page of this one."];
};

/** Checks every link of every post, policy and part of the guide. */
export const checkLinks = (draft: Draft, { report, today }: CheckTools): void => {
  const targets = targetsOf(draft, today);
  for (const text of textFilesOf(draft)) {
    for (const { name, line } of text.text.uses.links) {
      const found = wrong(name, text, targets);
      if (found !== undefined) report({ file: text.file.name, line, problem: found[0], fix: found[1] });
    }
  }
};
