/**
 * The front matter of texts: posts (`content/journal/`), policies (`content/policies/`) and the house guide
 * (`content/guide/`); and the journal's sections.
 */
import * as v from "valibot";
import { backendPaths, foldersForADay, immutableFolders } from "../../../src/settings/hosting";
import { languages } from "../../../src/settings/languages";
import { fixedPaths, staffPages } from "../../../src/settings/routes";
import { issueMessage } from "../content-issue";
import { fields, list, listOfFile, rule } from "./fields";
import { bilingual, day, factName, id, sample, text, written } from "./values";

/** The first segments of paths of pages, files and services. A journal section with such an id would hide them. */
const firstParts = new Set<string>([
  ...languages,
  ...[...fixedPaths, ...staffPages].map((path) => path.slice(1)).filter((part) => part !== ""),
  ...[...backendPaths, ...foldersForADay, ...immutableFolders].map((path) => path.replaceAll("/", "")),
  ..."api assets feed home mailbox map offline page page-data search social suite suites uploads".split(" "),
]);

/** Whether a section of the journal must not have this id. */
export const isReservedSection = (id: string): boolean => firstParts.has(id);

/** Whether a post must not have this slug: `/journal/page/2` is a page of the list of posts. */
export const isReservedPost = (slug: string): boolean => slug === "page";

/** Former ids: their URLs redirect to the current one. */
const formerly = v.optional(list(id));

export const sectionsSchema = listOfFile(
  v.pipe(
    fields({ id, formerly, name: bilingual, description: bilingual }),
    rule(({ id: section }, report) => {
      if (isReservedSection(section))
        report(["id"], `The address /${section} belongs to a page of the site.`, "Give the section another id.");
    }),
  ),
  "content/journal/sections.yml",
);

export const pictureNameFix =
  "Write the name of a .jpg, .png, .webp or .avif in the same folder, with only Latin letters, digits, - and _.";

/** The name of a file in the same folder. Its format is checked when the picture is opened. */
export const pictureName = written(/^[\w-]+\.\w+$/, "is not the name of a picture.", pictureNameFix);

/** A text that search engines and lists show, and cut off if it is too long. */
const shownInLists = (name: string, max: number, fix: string) =>
  v.pipe(text, v.maxLength(max, issueMessage(`The ${name} is longer than ${max} characters.`, fix)));

export const postTitle = shownInLists("title", 90, "Shorten it: lists and search engines cut it.");

export const postSchema = v.pipe(
  fields({
    title: postTitle,
    description: shownInLists("description", 200, "Shorten it: search engines cut it at about 160."),
    date: day,
    formerly,
    updated: v.optional(day),
    /** Id of a section; `checkPosts` compares it with `content/journal/sections.yml`. */
    section: text,
    cover: pictureName,
    coverAlt: text,
    coverCaption: v.optional(text),
    author: v.optional(text),
    /** Shown at the top of the journal's front page. */
    featured: v.optional(v.boolean()),
    /** Only shown by `npm run dev`. */
    draft: v.optional(v.boolean()),
    sample,
  }),
  rule(({ date, updated }, report) => {
    if (updated !== undefined && updated < date)
      report(["updated"], "The post was updated before it was published.", "Correct one of the two days.");
  }),
);

/** The policies that have a page. */
export const policyNames = ["privacy", "cookie-policy", "rental-conditions", "accessibility"] as const;

/** The policies whose versions are all archived in `content/policies/archive`, each with a separate page. */
export const versionedPolicies = ["privacy", "cookie-policy", "rental-conditions"] as const;

/** A permanent id for each second-level heading, in order; the same in both languages. */
const sectionIds = list(id);

const policyHead = { title: text, description: text, effective: day, version: text, sample, sectionIds };

export const policySchema = v.pipe(
  fields(policyHead),
  rule(({ sectionIds: ids }, report) => {
    if (new Set(ids).size !== ids.length)
      report(["sectionIds"], "A section id is used twice.", "Give each section a different id.");
  }),
);

/** An archived version, with the facts and tables of its time: later changes of figures must not change what was agreed. */
export const policyVersionSchema = fields({
  ...policyHead,
  /** Name → the fact as text in this language. */
  facts: v.record(factName, text),
  /** Component → the rows of its table, each a list of cells. */
  tables: v.record(v.string(), v.array(v.array(v.string()))),
});

/** The parts of the guide, in the order of the page; each is one panel of the printed sheet. */
export const guideParts = ["arriving", "suite", "emergency"] as const;

/** The guide is one page, so its section ids are unique in all of its parts. `picture` is the id of a gallery picture. */
export const guidePartSchema = fields({ title: text, sample, picture: v.optional(id), sectionIds });

/** The paths of texts below `content/`, with slug and language. Versions of policies are named after their effective date. */
export const textPaths = {
  post: /^journal\/([a-z0-9-]+)\/index\.(en|el)\.mdx$/,
  policy: /^policies\/([a-z-]+)\.(en|el)\.mdx$/,
  policyVersion: new RegExp(`^policies/archive/(${versionedPolicies.join("|")})/\\d{4}-\\d{2}-\\d{2}\\.(en|el)\\.mdx$`),
  guidePart: new RegExp(`^guide/(${guideParts.join("|")})\\.(en|el)\\.mdx$`),
};

const textsByKey = (key: RegExp, keyFix: string, fixEnding = "") =>
  v.record(
    written(key, "cannot be a key.", keyFix),
    text,
    issueMessage("The file should hold one group of texts.", `Write { "key": "text", … }${fixEnding}.`),
  );

export const localeSchema = textsByKey(
  /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9-]+(_[a-z]+)*)*(_one|_other)?$/,
  "Write words joined by full stops, beginning with a small letter: form.name.label.",
  ", without groups inside it",
);

export const emailsSchema = textsByKey(
  /^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)*$/,
  "Write the email and its part: contact-receipt.subject.",
);

export type LocaleTexts = v.InferOutput<typeof localeSchema>;
