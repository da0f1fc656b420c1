/** Types for everything under `content/` as written: in both languages, with facts not yet filled in. */
import type { Report } from "./content-issue";
import type { readDraft } from "./read-draft";
import type { GuidePartFile, PolicyFile, PostFile } from "./read-text-file";

/** Content before it is checked. Parts that could not be read are undefined, and have already been reported. */
export type Draft = ReturnType<typeof readDraft>;

/** Content that has passed every check. */
export type Content = { readonly [Part in keyof Draft]: Exclude<Draft[Part], undefined> };

/** All MDX texts that editors still change: posts, policies and the guide, but not archived versions of policies. */
export const textFilesOf = ({
  posts,
  policies,
  guide,
}: Partial<Pick<Draft, "posts" | "policies" | "guide">>): readonly (PostFile | PolicyFile | GuidePartFile)[] => [
  ...(posts ?? []),
  ...(policies ?? []),
  ...(guide ?? []),
];

/** What a check of the whole content needs: where to report issues, the directory and the date. */
export interface CheckTools {
  readonly report: Report;
  /** The absolute path of `content/`. */
  readonly directory: string;
  /** The day on which the content is checked, YYYY-MM-DD, in the house's time zone. */
  readonly today: string;
}
