/** Reads all files of `content/`, each against its schema. */
import { readdirSync } from "node:fs";
import type * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { absentFacts } from "./absent-facts";
import { check } from "./check";
import type { Draft, Locale, Report, TextFile } from "./content";
import { type ContentFile, forAbsent, parseContent, readContent } from "./content-file";
import { isJson } from "./is-json";
import { readGuidePart, readPolicy, readPolicyVersion, readPost } from "./read-text-file";
import { aboutSchema } from "./schema/about";
import { emailsSchema } from "./schema/emails";
import { faqSchema } from "./schema/faq";
import { homeSchema } from "./schema/home";
import { sectionsSchema } from "./schema/journal";
import { type LocaleTexts, localeSchema } from "./schema/locale";
import { mapSchema } from "./schema/map";
import { offersSchema } from "./schema/offers";
import { placesSchema } from "./schema/places";
import { ratesSchema } from "./schema/rates";
import { redirectsSchema } from "./schema/redirects";
import { reviewLedgerSchema } from "./schema/review-ledger";
import { reviewSummarySchema, reviewsSchema } from "./schema/reviews";
import { safetySchema } from "./schema/safety";
import { siteSchema } from "./schema/site";
import { staySchema } from "./schema/stay";
import { suiteSchema } from "./schema/suite";
import { themeSchema } from "./schema/theme";

const isPost = (path: string) => /^journal\/[^/]+\/index\.(en|el)\.mdx$/.test(path);
const isGuidePart = (path: string) => /^guide\/[^/]+\.(en|el)\.mdx$/.test(path);
const isPolicy = (path: string) => /^policies\/[^/]+\.(en|el)\.mdx$/.test(path);

const isPolicyVersion = (path: string) => /^policies\/archive\/[^/]+\/[^/]+\.(en|el)\.mdx$/.test(path);
const ignore: Report = () => undefined;

type ReadText<Head> = (
  directory: string,
  path: string,
  absent: ReadonlySet<string>,
  report: Report,
) => TextFile<Head> | undefined;

/** Every file below a directory, by its path there. */
export const pathsOf = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [`${entry.parentPath.slice(directory.length + 1)}/${entry.name}`.replace(/^\//, "")] : [],
    ),
  );

const suiteFoldersOf = (paths: ReadonlySet<string>): readonly string[] =>
  [...new Set([...paths].flatMap((path) => /^suites\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** The facts that the house has not. Broken YAML is told when the file itself is read. */
export const absentFactsIn = (directory: string, paths = pathsOf(directory)): ReadonlySet<string> => {
  const data = (path: string): unknown => {
    const source = readContent(directory, path, ignore);
    return source === undefined ? undefined : parseContent(path, source, ignore)?.data;
  };
  const suites = suiteFoldersOf(paths).map((folder) => data(`suites/${folder}/suite.yml`));
  return absentFacts(data("site.yml"), data("stay.yml"), suites);
};

/** Reads without looking across files. Every issue is told to `report`. */
export const readDraft = (directory: string, report: Report): Draft => {
  const paths = pathsOf(directory);
  const files = new Map<string, ContentFile>();
  const keep = <NodeWithDigest extends ContentFile | undefined>(file: NodeWithDigest): NodeWithDigest => {
    if (file !== undefined) files.set(file.name, file);
    return file;
  };
  const absent = absentFactsIn(directory, paths);
  const yaml = <Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | undefined => {
    const source = readContent(directory, path, report);
    if (source === undefined || (path.endsWith("json") && !isJson(`content/${path}`, source, report))) return undefined;
    const file = parseContent(`content/${path}`, source, report);
    return file && check(schema, keep(path.endsWith("yml") ? forAbsent(file, absent) : file), report);
  };
  const texts = <Head>(isOne: (path: string) => boolean, read: ReadText<Head>): TextFile<Head>[] =>
    [...paths]
      .filter(isOne)
      .sort()
      .flatMap((path) => {
        const text = read(directory, path, absent, report);
        keep(text?.file);
        return text ?? [];
      });
  const suiteFolders = new Map(
    suiteFoldersOf(paths).map((folder) => [folder, yaml(`suites/${folder}/suite.yml`, suiteSchema)]),
  );
  const suites = [...suiteFolders.values()].filter((suite) => suite !== undefined);
  const locale = (language: Language): Locale =>
    new Map(
      [...paths].flatMap((path) => {
        const namespace = new RegExp(`^locales/${language}/([a-zA-Z]+)\\.json$`).exec(path)?.[1];
        const given: LocaleTexts | undefined = namespace === undefined ? undefined : yaml(path, localeSchema);
        return namespace === undefined || given === undefined ? [] : [[namespace, given] as const];
      }),
    );
  const locales = Object.fromEntries(languages.map((language) => [language, locale(language)])) as Record<
    Language,
    Locale
  >;
  const wordsOf = (language: Language) => locales[language].get("facts") ?? {};
  const [english, greek] = languages.map((language) => yaml(`emails/${language}.json`, emailsSchema));
  return {
    files,
    suiteFolders,
    paths,
    absent,
    site: yaml("site.yml", siteSchema),
    stay: yaml("stay.yml", staySchema),
    theme: yaml("theme.yml", themeSchema),
    home: yaml("home.yml", homeSchema),
    about: yaml("about.yml", aboutSchema),
    faq: paths.has("faq.yml") ? yaml("faq.yml", faqSchema) : null,
    places: paths.has("places.yml") ? yaml("places.yml", placesSchema) : null,
    map: paths.has("map.geojson") ? yaml("map.geojson", mapSchema) : null,
    rates: paths.has("rates.yml") ? yaml("rates.yml", ratesSchema) : null,
    sections: paths.has("journal/sections.yml") ? yaml("journal/sections.yml", sectionsSchema) : [],
    reviewSummary: yaml("reviews/summary.yml", reviewSummarySchema)?.summary,
    reviews: yaml("reviews/reviews.yml", reviewsSchema),
    reviewLedger: paths.has("reviews/ledger.yml") ? yaml("reviews/ledger.yml", reviewLedgerSchema) : null,
    redirects: paths.has("redirects.yml") ? yaml("redirects.yml", redirectsSchema)?.redirects : [],
    suites: suites.length === suiteFolders.size ? suites : undefined,
    locales,
    factWords: { en: wordsOf("en"), el: wordsOf("el") },
    emails: english && greek && { en: english, el: greek },
    posts: texts(isPost, readPost),
    policies: texts(isPolicy, readPolicy),
    policyVersions: texts(isPolicyVersion, readPolicyVersion),
    guide: texts(isGuidePart, readGuidePart),
    safety: paths.has("safety.yml") ? yaml("safety.yml", safetySchema) : null,
    offers: paths.has("offers.yml") ? yaml("offers.yml", offersSchema) : null,
  };
};
