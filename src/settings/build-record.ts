import type { Language } from "./languages";

/** What the site says about its build, in a file at its root. */
export interface BuildRecord {
  /** The build's name, as its service worker knows it. */
  readonly build: string;
  /** When it began, ISO 8601. */
  readonly builtAt: string;
  /** Its commit, and whether files differ from it that are not committed; null where nobody knows. */
  readonly commit: { readonly id: string; readonly changed: boolean } | null;
  /** Bytes of each language's home page as it is sent: the document with its styles, compressed with Brotli. */
  readonly homePage: Readonly<Record<Language, number>>;
  /** Ids of the uploaded pictures that it holds. */
  readonly pictures: readonly string[];
}

export const recordFile = "build.json";
