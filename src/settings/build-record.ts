import type { Language } from "./languages";

/** What the site publishes about its build, in a file at its root. */
export interface BuildRecord {
  /** Id of the build, the same as in the build's service worker. */
  readonly build: string;
  /** When the build started, ISO 8601. */
  readonly builtAt: string;
  /** The commit, and whether there were uncommitted changes; null if unknown. */
  readonly commit: { readonly id: string; readonly changed: boolean } | null;
  /** Size of each language's home page in bytes: the HTML with its inlined styles, compressed with Brotli. */
  readonly homePage: Readonly<Record<Language, number>>;
  /** Ids of the uploaded pictures in this build. */
  readonly pictures: readonly string[];
}

export const recordFile = "build.json";
