/**
 * The build stamp of every page (`<html data-build="…">`) and of its data (`{"build":"…",…`), which prevents mixing
 * files of different builds. Its form is `bundle-page`: the hash of what all pages share and the hash of the page's own
 * data. Files that belong to no page only have the bundle hash. Pure functions.
 */

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
