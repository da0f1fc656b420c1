/** Reads the text files of `content/` and validates each with its schema. */
import type * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { byLanguage } from "../both-languages";
import type { Report } from "./content-issue";
import { contentReader } from "./content-reader";
import { aboutSchema, faqSchema, homeSchema } from "./schema/pages";
import {
  type LocaleTexts,
  guidePartSchema,
  policySchema,
  policyVersionSchema,
  postSchema,
  sectionsSchema,
  textPaths,
  emailsSchema,
  localeSchema,
} from "./schema/texts";
import { offersSchema, placesSchema, safetySchema } from "./schema/optional-lists";
import { mapSchema } from "./schema/map";
import { ratesSchema } from "./schema/rates";
import { redirectsSchema } from "./schema/redirects";
import { reviewLedgerSchema } from "./schema/review-ledger";
import { reviewSummarySchema, reviewsSchema } from "./schema/reviews";
import { siteSchema } from "./schema/site";
import { staySchema } from "./schema/stay";
import { byOrder, suiteIn } from "./schema/suite";
import { themeSchema } from "./schema/theme";

/** Reads each file. A part that cannot be read is undefined or missing in its list; optional files that do not exist are null or empty. */
export const readDraft = (directory: string, report?: Report) => {
  const { paths, files, absent, suiteFolders, read, texts } = contentReader(directory, report);
  const readOptional = <Data>(path: string, schema: v.GenericSchema<unknown, Data>): Data | undefined | null =>
    paths.has(path) ? read(path, schema) : null;
  const suites = suiteFolders.flatMap((folder) => read(`suites/${folder}/suite.yml`, suiteIn(folder)) ?? []);
  const suiteRates = new Map(
    suiteFolders.flatMap((folder) => {
      const rates = readOptional(`suites/${folder}/rates.yml`, ratesSchema);
      return rates ? [[folder, rates] as const] : [];
    }),
  );
  const locale = (language: Language): ReadonlyMap<string, LocaleTexts> =>
    new Map(
      [...paths].flatMap((path) => {
        const namespace = new RegExp(`^locales/${language}/([a-zA-Z]+)\\.json$`).exec(path)?.[1];
        const given = namespace === undefined ? undefined : read(path, localeSchema);
        return namespace === undefined || given === undefined ? [] : [[namespace, given] as const];
      }),
    );
  const locales = byLanguage(locale);
  const [english, greek] = languages.map((language) => read(`emails/${language}.json`, emailsSchema));
  return {
    /** The paths of all files, relative to `content/`. */
    paths,
    /** All parsed files, MDX files only if their front matter is valid, by path from the root of the repository: `content/stay.yml`. */
    files,
    /** The names of the absent optional facts. Texts that need one are left out, or replaced by their “otherwise:”. */
    absent,
    suites: suites.length === suiteFolders.length ? suites.sort(byOrder) : undefined,
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
    /** The interface texts of the namespace `facts`. */
    factWords: byLanguage((language) => locales[language].get("facts") ?? {}),
    emails: english && greek && { en: english, el: greek },
    /** Empty if the house has no journal. */
    sections: paths.has("journal/sections.yml") ? read("journal/sections.yml", sectionsSchema) : [],
    posts: texts(textPaths.post, postSchema),
    policies: texts(textPaths.policy, policySchema),
    /** All archived versions of policies, including the copies of the current ones. */
    policyVersions: texts(textPaths.policyVersion, policyVersionSchema),
    /** The parts of the house guide, in both languages; empty if there is no guide. */
    guide: texts(textPaths.guidePart, guidePartSchema),
  };
};
