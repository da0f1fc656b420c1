/**
 * The mark of every page (`<html data-build="…">`) and every page's data (`{"build":"…",…`), so that what was built together is
 * never mixed with anything else. It says the edition, which is all that pages share, and what the page itself says:
 * `edition-page`; what belongs to no page carries the edition alone. Pure.
 */

const inPage = /<html(?: data-build="([^"]*)")?/;
const inData = /^\{(?:"build":"([^"]*)",?)?/;

/** A page or its data with the mark set, or replaced. An empty object stays well formed. */
export const setMark = (text: string, mark: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, `<html data-build="${mark}"`);
  const rest = text.replace(inData, "");
  return `{"build":"${mark}"${rest === "}" ? "" : ","}${rest}`;
};

/** The same text without its mark. */
export const withoutMark = (text: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, "<html");
  return `{${text.replace(inData, "")}`;
};

/** The mark of a page or its data; undefined for a text that carries none. */
export const markOf = (text: string): string | undefined => (text.startsWith("{") ? inData : inPage).exec(text)?.[1];

/** The edition that a mark names. */
export const editionOf = (mark: string): string => mark.split("-")[0] ?? "";
