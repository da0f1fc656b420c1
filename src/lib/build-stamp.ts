/**
 * The build stamp of every page (`<html data-build="…">`) and of its data (`{"build":"…",…`), so that what was built together is
 * never mixed with anything else: `bundle-page`, the hash of what all pages share and the hash of the page's own data. What
 * belongs to no page carries the bundle hash alone. Pure.
 */

const inPage = /<html(?: data-build="([^"]*)")?/;
const inData = /^\{(?:"build":"([^"]*)",?)?/;

/** A page or its data with the stamp set, or replaced. An empty object stays well formed. */
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

/** The stamp of a page or its data; undefined for a text that carries none. */
export const stampOf = (text: string): string | undefined => (text.startsWith("{") ? inData : inPage).exec(text)?.[1];

/** The bundle hash in a stamp. */
export const bundleHashOf = (stamp: string): string => stamp.split("-")[0] ?? "";
