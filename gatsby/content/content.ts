/** Everything under `content/`, as written: both languages, facts not yet filled in. */
import type { Report } from "./content-issue";
import type { readDraft } from "./read-draft";
import type { GuidePartFile, PolicyFile, PostFile } from "./read-text-file";

/** Content while it is being read: what could not be read is undefined, and is already told. */
export type Draft = ReturnType<typeof readDraft>;

/** Content that has passed every check. */
export type Content = { readonly [Part in keyof Draft]: Exclude<Draft[Part], undefined> };

/** Every text of MDX files that is still written: posts, policies and the guide. What a kept version says is no longer changed. */
export const textFilesOf = ({
  posts,
  policies,
  guide,
}: Partial<Pick<Draft, "posts" | "policies" | "guide">>): readonly (PostFile | PolicyFile | GuidePartFile)[] => [
  ...(posts ?? []),
  ...(policies ?? []),
  ...(guide ?? []),
];

/** Where a rule that looks across files tells what it found, and what it needs to know. */
export interface CheckTools {
  readonly report: Report;
  /** The absolute path of `content/`. */
  readonly directory: string;
  /** The day on which the content is checked, YYYY-MM-DD, in the house's time zone. */
  readonly today: string;
}
