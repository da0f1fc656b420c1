/** Interface texts for use outside Gatsby's pages: in the start scripts, the banner and the app-level error screen. */
import type { Language } from "../../src/settings/languages";
import { type StartTexts, startTextKeys } from "../../src/settings/start";
import { optionalCategories } from "../../src/settings/third-parties";
import { stayProblemTexts, suiteProblemTexts } from "../../src/lib/booking/problem-texts";
import type { TextKey } from "../../src/lib/i18n/keys";
import { byLanguage } from "../both-languages";
import type { Content } from "../content/content";
import { enginesOf } from "../content/suite-terms";
import { type FactSources, factsIn, quoteFacts } from "../content/facts";
import { purposesIn, purposesOf, writeCounted } from "../content/write-fact";

export type Texts = Readonly<Record<string, string>>;

/** The namespaces of the start scripts, the banner and the error screen, in whose texts no facts (`{name}`) are filled in. */
export const startNamespaces = ["common", "consent", "error", "language", "loading", "update"] as const;

/** All texts of the given namespaces, with `namespace.key` as keys. */
export const textsOf = (locale: ReadonlyMap<string, Texts>, namespaces: readonly string[] = startNamespaces): Texts =>
  Object.fromEntries(
    namespaces.flatMap((namespace) =>
      Object.entries(locale.get(namespace) ?? {}).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );

const pick = <Key extends TextKey>(texts: Texts, keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, texts[key] ?? key])) as Record<Key, string>;

export const startTexts = (texts: Texts): StartTexts => pick(texts, startTextKeys);

/** Some texts under shorter names: `{ text: "update.text" }` → `{ text: "There is a new version." }`. */
const named = <Name extends string>(texts: Texts, keys: Readonly<Record<Name, TextKey>>): Record<Name, string> => {
  const entries = Object.entries<TextKey>(keys).map(([name, key]) => [name, texts[key] ?? key]);
  return Object.fromEntries(entries) as Record<Name, string>;
};

export const offerTexts = (texts: Texts) => {
  const [title, text] = ["language.offer.title", "language.offer.text"] as const;
  return named(texts, { title, text, accept: "language.offer.accept", dismiss: "language.offer.dismiss" });
};

export const updateTexts = (texts: Texts) =>
  named(texts, { text: "update.text", reload: "update.reload", later: "update.later" });

/** The message for each problem of a stay in the URL, with the facts and the maximum nights filled in as in pages. */
export const stayTexts = (content: FactSources & Pick<Content, "locales">, language: Language): Texts => {
  const facts = factsIn(content, language);
  const keys: Readonly<Record<string, TextKey>> = {
    ...stayProblemTexts,
    ...(content.suites.length > 1 && suiteProblemTexts),
  };
  const texts = named(textsOf(content.locales[language], ["booking", "suiteChoice"]), keys);
  const [engine] = enginesOf(content.site.bookingEngine, content.suites);
  const maxNights = String(engine?.maxNights);
  const fill = (text: string) => quoteFacts(text, facts).replace("{{most}}", maxNights);
  return Object.fromEntries(Object.entries(texts).map(([problem, text]) => [problem, fill(text)]));
};

/**
 * Fills in `{{purposes}}` and, in the introduction of the preferences, `{{period}}`: how long a choice is kept. A category without a
 * purpose has the text of `consent.preferences.noServices`.
 */
export const withConsentFacts = (
  texts: Texts,
  { site, factWords }: Pick<Content, "factWords" | "site">,
  language: Language,
): Texts => {
  const words = factWords[language];
  const fill = (key: TextKey, value: string) => (texts[key] ?? key).replaceAll(/\{\{(?:purposes|period)\}\}/g, value);
  const ofCategory = optionalCategories.map((category) => {
    const key = `consent.${category}.text` as const;
    const isEmpty = purposesOf(site, language, words, [category]).length === 0;
    if (isEmpty) return [key, fill("consent.preferences.noServices", "")] as const;
    return [key, fill(key, purposesIn(site, language, words, [category]))] as const;
  });
  return {
    ...texts,
    ...Object.fromEntries(ofCategory),
    "consent.preferences.intro": fill(
      "consent.preferences.intro",
      writeCounted("months", site.consent.months, language, words),
    ),
    "consent.banner.text": fill("consent.banner.text", purposesIn(site, language, words)),
  };
};

/** The texts of the preferences dialog. */
export const dialogTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => /^consent\.(?!banner|blocked)/.test(key) || key === "common.close"),
  );

const bannerKeys = ["label", "text", "acceptAll", "rejectAll", "manage", "policy"] as const;

/** The texts that are rendered into HTML: those of the banner, the skip link and the loading overlay. */
export const pageTexts = (texts: Texts): Texts =>
  pick(texts, [
    ...bannerKeys.map((key) => `consent.banner.${key}` as const),
    ...(["common.skipToContent", "loading.overlay"] as const),
  ]);

/** The texts of the app-level error screen, by language. */
export const appErrorTexts = ({ locales }: Pick<Content, "locales">) =>
  byLanguage((language) =>
    named(textsOf(locales[language]), {
      title: "error.app.title",
      tryAgain: "error.app.tryAgain",
      goHome: "error.app.goHome",
    }),
  );
