/**
 * Reads the content as written, in both languages and before facts are filled in: its files with their schemas, its
 * types, and the paths of files.
 */
import type * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { byLanguage } from "../both-languages";
import type { Report, ReportField } from "./content-issue";
import { type TextFile, contentReader } from "./content-reader";
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
import { offersSchema, placesSchema, safetySchema, mapSchema } from "./schema/optional-files";
import { ratesSchema } from "./schema/rates";
import { redirectsSchema } from "./schema/redirects";
import { reviewLedgerSchema } from "./schema/review-ledger";
import { reviewSummarySchema, reviewsSchema } from "./schema/reviews";
import { siteSchema } from "./schema/site";
import { staySchema } from "./schema/stay";
import { byOrder, suiteIn } from "./schema/suite";
import { themeSchema } from "./schema/theme";

export type PostFile = TextFile<v.InferOutput<typeof postSchema>>;
export type PolicyFile = TextFile<v.InferOutput<typeof policySchema>>;
export type PolicyVersionFile = TextFile<v.InferOutput<typeof policyVersionSchema>>;
export type GuidePartFile = TextFile<v.InferOutput<typeof guidePartSchema>>;
/** An MDX text that editors still change. Archived versions of policies are not among them. */
export type Text = PostFile | PolicyFile | GuidePartFile;

/** Reads each file. A part that cannot be read is undefined or missing from its list; an optional file that does not exist is null or empty. */
export const readContentFiles = (directory: string, report?: Report) => {
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

/** Content before it is checked. Parts that could not be read are undefined, and have already been reported. */
type UncheckedContent = ReturnType<typeof readContentFiles>;

/** Content of which every file could be read. */
export type Content = { readonly [Part in keyof UncheckedContent]: Exclude<UncheckedContent[Part], undefined> };

export const isComplete = (content: UncheckedContent): content is Content =>
  Object.values(content).every((part) => part !== undefined);

/** All posts, policies and parts of the guide. */
export const textFilesOf = (content: Pick<Content, "posts" | "policies" | "guide">): readonly Text[] => [
  ...content.posts,
  ...content.policies,
  ...content.guide,
];

/** The path of a post's file, below `content/`. */
export const postPath = (slug: string, language: string): string => `journal/${slug}/index.${language}.mdx`;

/** The path of a suite's file, from the root of the repository. */
export const suiteFile = (id: string): string => `content/suites/${id}/suite.yml`;

/** What a check needs: the content, the day, and where to report issues. */
export interface Checked extends Content {
  /** The absolute path of `content/`. */
  readonly directory: string;
  /** The day on which the content is checked, YYYY-MM-DD, in the house's time zone. */
  readonly today: string;
  readonly report: Report;
  /** Reports issues of one file (its path from the root of the repository), with the line of the field or of the nearest one around it. */
  readonly reportIn: (file: string) => ReportField;
}

/** Whether a post is public on a day: it is not a draft, and its date is not later. The development server shows all posts. */
export const isPublished = ({ draft, date }: Pick<PostFile["head"], "draft" | "date">, today: string): boolean =>
  draft !== true && date <= today;

/** Whether a day is more than two years in the future, which is probably a typo. Days are YYYY-MM-DD. */
export const isFarAhead = (day: string, today: string): boolean =>
  day > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
