/** The content as written, in both languages and before facts are filled in: its types, the paths of its files, and which posts are public. */
import type { Report, ReportField } from "./content-issue";
import type { TextFile } from "./content-reader";
import type { readDraft } from "./read-draft";
import type { GuidePartHead, PostHead, PolicyHead, PolicyVersionHead } from "./schema/texts";

export type PostFile = TextFile<PostHead>;
export type PolicyFile = TextFile<PolicyHead>;
export type PolicyVersionFile = TextFile<PolicyVersionHead>;
export type GuidePartFile = TextFile<GuidePartHead>;
/** An MDX text that editors still change. Archived versions of policies are not among them. */
export type Text = PostFile | PolicyFile | GuidePartFile;

/** Content before it is checked. Parts that could not be read are undefined, and have already been reported. */
type Draft = ReturnType<typeof readDraft>;

/** Content of which every file could be read. */
export type Content = { readonly [Part in keyof Draft]: Exclude<Draft[Part], undefined> };

export const isComplete = (draft: Draft): draft is Content => Object.values(draft).every((part) => part !== undefined);

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
  /** For issues of one file, by its path from the root of the repository. Their line is that of the field or the nearest one around it. */
  readonly reportIn: (file: string) => ReportField;
}

/** Whether a post is public on a day: it is not a draft, and its date is not later. The development server shows all posts. */
export const isPublished = ({ draft, date }: Pick<PostHead, "draft" | "date">, today: string): boolean =>
  draft !== true && date <= today;

/** Whether a day is more than two years in the future, which is probably a typing error. Days are YYYY-MM-DD. */
export const isFarAhead = (day: string, today: string): boolean =>
  day > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
