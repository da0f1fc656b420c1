/**
 * What a site says about its build: the build record, a file at its root, and the build stamp of every page (`<html data-build="…">`) and of
 * its data (`{"build":"…",…`), which prevents mixing files of different builds. A stamp has the form `bundle-page`: the hash of what all
 * pages share and the hash of the page's own data. Files that belong to no page only have the bundle hash. Pure functions.
 */
import type { Language } from "../settings/languages";

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

const inPage = /<html(?: data-build="([^"]*)")?/;
const inData = /^\{(?:"build":"([^"]*)",?)?/;

/** Sets or replaces the stamp of a page or its data. An empty object remains valid JSON. */
export const setStamp = (text: string, stamp: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, `<html data-build="${stamp}"`);
  const rest = text.replace(inData, "");
  return `{"build":"${stamp}"${rest === "}" ? "" : ","}${rest}`;
};

/** The same text without its stamp. */
export const withoutStamp = (text: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, "<html");
  return `{${text.replace(inData, "")}`;
};

/** The stamp of a page or its data; undefined if it has none. */
export const stampOf = (text: string): string | undefined => (text.startsWith("{") ? inData : inPage).exec(text)?.[1];

/** The bundle hash in a stamp. */
export const bundleHashOf = (stamp: string): string => stamp.split("-")[0] ?? "";
