/**
 * Texts quote names and purposes by placeholders, so that they fit a house with another name, city or services. Numbers stay on one line with
 * their units.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { factsIn } from "../../gatsby/content/facts";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { dialogTexts, pageTexts, textsOf, withConsentFacts } from "../../gatsby/html/start-texts";
import { compileText } from "../../gatsby/mdx/compile-text";
import { demoBrand, demoPlaces } from "../../local/content/demo-facts";
import { languages } from "../../src/settings/languages";
import { optionalCategories } from "../../src/settings/third-parties";
import { written } from "../support/content/written";

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
});

/** Files that may name the demo and its city: facts, places, journal and reviews. */
const mayNameDemo = /^content\/(?:site\.yml|places\.yml|reviews\/|journal\/)/;

/**
 * Texts about the demo's house, which setup replaces. They are listed by field, so that no other field can name the demo.
 */
const demoTexts = [
  "content/about.yml standfirst",
  "content/about.yml sections[1]",
  ...["groups[3].items[0]", "groups[3].items[1]", "groups[4].items[0]", "groups[4].items[1]"].map(
    (field) => `content/faq.yml ${field}`,
  ),
];

test("texts that setup does not replace name neither the demo nor its city", () => {
  const found: string[] = [];
  for (const [file, { texts }] of content.files) {
    if (mayNameDemo.test(file) || !/\.(?:yml|json)$/.test(file)) continue;
    for (const { text, field } of texts) {
      if (demoTexts.some((own) => `${file} ${field}`.startsWith(own))) continue;
      for (const names of [demoBrand, demoPlaces]) {
        const name = names.exec(text.replace(/\{\w+\}/g, ""))?.[0];
        if (name !== undefined) found.push(`${file} ${field}: ${name}`);
      }
    }
  }
  for (const { file, source } of [...content.policies, ...content.guide]) {
    const name = (demoBrand.exec(source.body) ?? demoPlaces.exec(source.body))?.[0];
    if (name !== undefined) found.push(`${file.name}: ${name}`);
  }
  expect(found).toEqual([]);
});

test("numbers and units are joined by no-break spaces", () => {
  const apart =
    /[\d}] (?:m|km|cm|m²|Mbps|px|MB|€|τ\.μ\.|μ\.|χλμ\.|εκ\.|×)(?![\p{L}\d])|× \d|\b\d{1,2} (?:May|October|Μαΐου|Οκτωβρίου)(?!\p{L})/u;
  const pages = [...content.posts, ...content.policies].map(({ path, text, language }) => {
    const { body } = compileText(text, { language, facts: factsIn(content, language), places: new Map() });
    return [path, JSON.stringify(body)] as const;
  });
  const others = [...written(content)].filter(([place]) => !place.endsWith(".mdx"));
  const found = [...others, ...pages].flatMap(([place, text]) => {
    const index = apart.exec(text)?.index;
    return index === undefined ? [] : [`${place}: ${text.slice(Math.max(0, index - 20), index + 20)}`];
  });
  expect(found).toEqual([]);
});

describe.each(optionalCategories)("the purpose of a service in the category %s", (category) => {
  const renamed = (): Content["site"] => ({
    ...content.site,
    thirdParties: content.site.thirdParties.map((service) =>
      service.category === category ? { ...service, shortPurpose: { en: "zzz", el: "ζζζ" } } : service,
    ),
  });

  test("is quoted by both policies in both languages", () => {
    const stated = [...written({ ...content, site: renamed() })].filter(([, text]) => /zzz|ζζζ/.test(text));
    expect(
      stated
        .map(([place]) => place)
        .filter((place) => place.endsWith(".mdx"))
        .sort(),
    ).toEqual(
      ["cookie-policy", "privacy"].flatMap((name) =>
        ["el", "en"].map((language) => `policies/${name}.${language}.mdx`),
      ),
    );
  });

  test.each(languages)("is quoted by the banner and the preferences (%s)", (language) => {
    const texts = withConsentFacts(textsOf(content.locales[language]), { ...content, site: renamed() }, language);
    const word = language === "en" ? "zzz" : "ζζζ";
    expect(pageTexts(texts)["consent.banner.text"]).toContain(word);
    expect(dialogTexts(texts)[`consent.${category}.text`]).toContain(word);
    expect(JSON.stringify([pageTexts(texts), dialogTexts(texts)])).not.toContain("{{purposes}}");
  });
});

test("the texts about consent and both policies contain no purpose in words", () => {
  const purposes = content.site.thirdParties
    .filter(({ category }) => optionalCategories.some((optional) => optional === category))
    .flatMap(({ shortPurpose }) => Object.values(shortPurpose));
  const files = languages.flatMap((language) => [
    `locales/${language}/consent.json`,
    `policies/cookie-policy.${language}.mdx`,
    `policies/privacy.${language}.mdx`,
  ]);
  const stated = files.flatMap((file) => {
    const text = readFileSync(join(process.cwd(), "content", file), "utf8").toLowerCase();
    return purposes.filter((purpose) => text.includes(purpose.toLowerCase())).map((purpose) => `${file}: ${purpose}`);
  });
  expect(stated).toEqual([]);
});
