/** Reads all files of `content/` and validates each with its schema. */
import { readdirSync } from "node:fs";
import type * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { absentFacts } from "./absent-facts";
import { check } from "./check";
import type { Report } from "./content-issue";
import { type ContentFile, forAbsent, parseContent, readContent } from "./content-file";
import { isJson } from "./is-json";
import { type Reading, type TextFile, textReaders } from "./read-text-file";
import { aboutSchema } from "./schema/about";
import { faqSchema } from "./schema/faq";
import { homeSchema } from "./schema/home";
import { sectionsSchema } from "./schema/journal";
import { type LocaleTexts, emailsSchema, localeSchema } from "./schema/locale";
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

/** The paths of all files below a directory, relative to it. */
export const pathsOf = (directory: string): ReadonlySet<string> =>
  new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [`${entry.parentPath.slice(directory.length + 1)}/${entry.name}`.replace(/^\//, "")] : [],
    ),
  );

/** The folders below `content/suites`, by name. */
export const suiteFoldersOf = (paths: ReadonlySet<string>): readonly string[] =>
  [...new Set([...paths].flatMap((path) => /^suites\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** The names of the absent optional facts. Broken YAML is not reported here, but when the file itself is read. */
export const absentFactsIn = (directory: string, paths = pathsOf(directory)): ReadonlySet<string> => {
  const data = (path: string): unknown => {
    const source = readContent(directory, path, () => undefined);
    return source === undefined ? undefined : parseContent(path, source, () => undefined)?.data;
  };
  const suites = suiteFoldersOf(paths).map((folder) => data(`suites/${folder}/suite.yml`));
  return absentFacts(data("site.yml"), data("stay.yml"), suites);
};

/**
 * Reads and validates each file separately, and passes all issues to `report`. Parts that could not be read are undefined; optional files that do not
 * exist are null.
 */
export const readDraft = (directory: string, report: Report) => {
  const paths = pathsOf(directory);
  const absent = absentFactsIn(directory, paths);
  const files = new Map<string, ContentFile>();
  const read = <Data>(path: string, schema: v.GenericSchema<unknown, Data>): Data | undefined => {
    const name = `content/${path}`;
    const source = readContent(directory, path, report);
    if (source === undefined || (path.endsWith("json") && !isJson(name, source, report))) return undefined;
    const parsed = parseContent(name, source, report);
    if (parsed === undefined) return undefined;
    const file = path.endsWith("yml") ? forAbsent(parsed, absent) : parsed;
    files.set(name, file);
    return check(schema, file, report);
  };
  const readOptional = <Data>(path: string, schema: v.GenericSchema<unknown, Data>): Data | undefined | null =>
    paths.has(path) ? read(path, schema) : null;
  const texts = <Head>(
    one: (path: string, reading: Reading) => TextFile<Head> | undefined,
  ): readonly TextFile<Head>[] =>
    [...paths].sort().flatMap((path) => {
      const text = one(path, { directory, absent, report });
      if (text !== undefined) files.set(text.file.name, text.file);
      return text ?? [];
    });
  const suiteFolders = new Map(
    suiteFoldersOf(paths).map((folder) => [folder, read(`suites/${folder}/suite.yml`, suiteSchema)]),
  );
  const suiteRates = new Map(
    suiteFoldersOf(paths).flatMap((folder) => {
      const rates = readOptional(`suites/${folder}/rates.yml`, ratesSchema);
      return rates === undefined || rates === null ? [] : [[folder, rates] as const];
    }),
  );
  // The folders are sorted by name already.
  const suites = [...suiteFolders.values()]
    .filter((suite) => suite !== undefined)
    .sort((one, other) => one.order - other.order);
  const locale = (language: Language): ReadonlyMap<string, LocaleTexts> =>
    new Map(
      [...paths].flatMap((path) => {
        const namespace = new RegExp(`^locales/${language}/([a-zA-Z]+)\\.json$`).exec(path)?.[1];
        const given = namespace === undefined ? undefined : read(path, localeSchema);
        return namespace === undefined || given === undefined ? [] : [[namespace, given] as const];
      }),
    );
  const locales = { en: locale("en"), el: locale("el") };
  const [english, greek] = languages.map((language) => read(`emails/${language}.json`, emailsSchema));
  return {
    /** The paths of all files, relative to `content/`. */
    paths,
    /** All files that could be parsed, by path from the root of the repository: `content/stay.yml`. */
    files: files as ReadonlyMap<string, ContentFile>,
    /** The names of the absent optional facts. Texts that need one are left out. */
    absent,
    /** Folder below `content/suites` → its suite; undefined if it could not be read. */
    suiteFolders,
    suites: suites.length === suiteFolders.size ? suites : undefined,
    site: read("site.yml", siteSchema),
    stay: read("stay.yml", staySchema),
    theme: read("theme.yml", themeSchema),
    home: read("home.yml", homeSchema),
    about: read("about.yml", aboutSchema),
    faq: readOptional("faq.yml", faqSchema),
    places: readOptional("places.yml", placesSchema),
    map: readOptional("map.geojson", mapSchema),
    rates: readOptional("rates.yml", ratesSchema),
    /** Id of a suite → its own rates, for suites that have a `rates.yml`. */
    suiteRates,
    safety: readOptional("safety.yml", safetySchema),
    offers: readOptional("offers.yml", offersSchema),
    reviewSummary: read("reviews/summary.yml", reviewSummarySchema)?.summary,
    reviews: read("reviews/reviews.yml", reviewsSchema),
    /** Written by the import of reviews. */
    reviewLedger: readOptional("reviews/ledger.yml", reviewLedgerSchema),
    redirects: paths.has("redirects.yml") ? read("redirects.yml", redirectsSchema)?.redirects : [],
    /** Interface texts, by namespace. */
    locales,
    factWords: { en: locales.en.get("facts") ?? {}, el: locales.el.get("facts") ?? {} },
    emails: english && greek && { en: english, el: greek },
    /** Empty if the house has no journal. */
    sections: paths.has("journal/sections.yml") ? read("journal/sections.yml", sectionsSchema) : [],
    posts: texts(textReaders.post),
    policies: texts(textReaders.policy),
    /** All archived versions of policies, including the copies of the current ones. */
    policyVersions: texts(textReaders.policyVersion),
    /** The parts of the house guide, in both languages; empty if there is no guide. */
    guide: texts(textReaders.guidePart),
  };
};
