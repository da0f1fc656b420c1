/**
 * The name of the build, set into every page (`<html data-build="…">`) and every page's data (`{"build":"…",…`), so that
 * what is kept of one build is never mixed with another. Pure.
 */

const inPage = /<html(?: data-build="([^"]*)")?/;
const inData = /^\{(?:"build":"([^"]*)",?)?/;

/** A page or its data with the mark set, or replaced. An empty object stays well formed. */
export const markBuild = (text: string, build: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, `<html data-build="${build}"`);
  const rest = text.replace(inData, "");
  return `{"build":"${build}"${rest === "}" ? "" : ","}${rest}`;
};

/** The same text without its mark. */
export const withoutBuild = (text: string): string => {
  if (!text.startsWith("{")) return text.replace(inPage, "<html");
  return `{${text.replace(inData, "")}`;
};

/** The build a page or its data belongs to; undefined for a text that carries no mark. */
export const buildOf = (text: string): string | undefined => (text.startsWith("{") ? inData : inPage).exec(text)?.[1];
