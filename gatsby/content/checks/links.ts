/** Links in texts: inside the site they stay in their language and lead somewhere. */
import { languageOfPath, withoutLanguage } from "../../../src/settings/languages";
import { type CheckTools, type Draft, textFilesOf } from "../content";
import { type Targets, type Text, type Wrong, isPost, missingPart, targetsOf, tooEarly } from "../link-targets";

/**
 * A page must stand on every day on which a link to it does: a text that is planned must not break the build when its
 * day comes. A draft may lead anywhere, as nobody sees it.
 */
const earlyFor = (path: string, from: Text, target: Text, today: string): Wrong | undefined => {
  if (!isPost(from)) return tooEarly(path, target, today);
  return from.head.draft === true ? undefined : tooEarly(path, target, from.head.date > today ? from.head.date : today);
};

/** As it was written where its percent signs mean nothing. */
const decoded = (anchor: string): string => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
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
  const early = target === undefined ? undefined : earlyFor(path, from, target, today);
  if (early !== undefined) return early;
  return anchor === undefined ? undefined : missingPart(path, decoded(anchor), target, anchors.get(bare));
};

/** Addresses without their beginning, as people write them. */
const unbegun: readonly (readonly [address: RegExp, fix: (url: string) => string])[] = [
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
  const fix = unbegun.find(([address]) => address.test(url))?.[1](url);
  if (fix !== undefined) return [`“${url}” is not a whole address.`, fix];
  return [`“${url}” is not an address.`, "Begin with https:// for another site, with / for a page of this one."];
};

/** Every link of every post and policy. */
export const checkLinks = (draft: Draft, { report, today }: CheckTools): void => {
  const targets = targetsOf(draft, today);
  for (const text of textFilesOf(draft)) {
    for (const { name, line } of text.text.uses.links) {
      const found = wrong(name, text, targets);
      if (found !== undefined) report({ file: text.file.name, line, problem: found[0], fix: found[1] });
    }
  }
};
