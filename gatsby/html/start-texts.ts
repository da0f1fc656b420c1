/** Interface texts that are needed outside Gatsby's pages: by the start scripts, the banner and the app-level error screen. */
import { resolve } from "node:path";
import { type Language, languages } from "../../src/settings/languages";
import { type StartTexts, startTextKeys } from "../../src/settings/start";
import { optionalCategories } from "../../src/settings/third-parties";
import type { TextKey } from "../../src/lib/i18n/keys";
import { type PurposeSources, hasPurpose, purposesIn } from "../content/purposes";
import { readWithoutBom } from "../content/read-without-bom";
import type { FactWords } from "../content/write-fact";

export type Texts = Readonly<Record<string, string>>;

/** Their texts cannot quote facts, which are filled into pages only; the content check refuses them. */
export const startNamespaces = ["common", "consent", "error", "language", "loading", "update"] as const;

/** Every text of those namespaces, as `namespace.key`. */
export const readTexts = (root: string, language: Language): Texts => {
  const entries = startNamespaces.flatMap((namespace) => {
    const file = resolve(root, "content/locales", language, `${namespace}.json`);
    const texts = Object.entries(JSON.parse(readWithoutBom(file)) as Record<string, string>);
    return texts.map(([key, text]) => [`${namespace}.${key}`, text] as const);
  });
  return Object.fromEntries(entries);
};

const pick = <Key extends TextKey>(texts: Texts, keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, texts[key] ?? key])) as Record<Key, string>;

export const startTexts = (texts: Texts): StartTexts => pick(texts, startTextKeys);

export const offerTexts = (texts: Texts) => {
  const words = pick(texts, [
    "language.offer.title",
    "language.offer.text",
    "language.offer.accept",
    "language.offer.dismiss",
  ]);
  return {
    title: words["language.offer.title"],
    text: words["language.offer.text"],
    accept: words["language.offer.accept"],
    dismiss: words["language.offer.dismiss"],
  };
};

/** The words of the update notice. */
export const updateTexts = (texts: Texts) => {
  const words = pick(texts, ["update.text", "update.reload", "update.later"]);
  return { text: words["update.text"], reload: words["update.reload"], later: words["update.later"] };
};

/** The words of the namespace `facts`, around the owner's lists. */
const factWords = (root: string, language: Language): FactWords =>
  JSON.parse(readWithoutBom(resolve(root, "content/locales", language, "facts.json"))) as FactWords;

/** The same texts with the purposes that need consent: `{{purposes}}` of the banner and of each category. A category without services says so. */
export const withPurposes = (texts: Texts, root: string, site: PurposeSources, language: Language): Texts => {
  const words = factWords(root, language);
  const fill = (key: TextKey, purposes: string) => (texts[key] ?? key).replaceAll("{{purposes}}", purposes);
  const ofCategory = optionalCategories.map((category) => {
    const key = `consent.${category}.text` as const;
    const isEmpty = !hasPurpose(site, category);
    const text = isEmpty ? (texts[noServices] ?? noServices) : fill(key, purposesIn(site, language, words, category));
    return [key, text] as const;
  });
  return {
    ...texts,
    ...Object.fromEntries(ofCategory),
    "consent.banner.text": fill("consent.banner.text", purposesIn(site, language, words)),
  };
};

const noServices: TextKey = "consent.preferences.noServices";

/** The words of the preferences dialog. */
export const dialogTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => /^consent\.(?!banner|blocked)/.test(key) || key === "common.close"),
  );

/** The texts in the HTML itself. */
export const pageTexts = (texts: Texts): Texts =>
  pick(texts, [
    "consent.banner.label",
    "consent.banner.text",
    "consent.banner.acceptAll",
    "consent.banner.rejectAll",
    "consent.banner.manage",
    "consent.banner.policy",
    "common.skipToContent",
    "loading.overlay",
  ]);

/** The words of the app-level error screen, by language. */
export const appErrorTexts = (root: string) =>
  Object.fromEntries(
    languages.map((language) => {
      const words = pick(readTexts(root, language), ["error.app.title", "error.app.tryAgain", "error.app.goHome"]);
      return [
        language,
        {
          title: words["error.app.title"],
          tryAgain: words["error.app.tryAgain"],
          goHome: words["error.app.goHome"],
        },
      ];
    }),
  );
