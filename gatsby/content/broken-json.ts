/** Explains a file that is not valid JSON as one issue on one line. */
import { reasonOf } from "../reason-of";
import type { Report } from "./content-issue";

/** For an unexpected character, Node's message has no position, only so many characters before and after it, or a whole short file. */
const excerptReach = 10;
const unexpected = /^(Unexpected token '([^]+?)'), (\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/;

const firstErrorOf = (source: string, message: string) => {
  const [whole, reason = "", sign = "", dots, excerpt = ""] = unexpected.exec(message) ?? [];
  if (whole !== undefined) {
    // An excerpt without leading dots begins at the start of the file. The first match is taken. It is wrong only if a valid text earlier
    // in the file contains the same characters.
    const position = dots === undefined ? source.indexOf(sign) : source.indexOf(excerpt) + excerptReach;
    return { reason, position };
  }
  // A message about an unexpected end of the file may have no position.
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? source.length);
  return { reason: message, position };
};

/** Whether the source is valid JSON; reports an issue if not. The YAML parser, which reads JSON files too, accepts some that are invalid. */
export const isJson = (name: string, source: string, report: Report): boolean => {
  try {
    JSON.parse(source);
    return true;
  } catch (error) {
    const { reason, position } = firstErrorOf(source, reasonOf(error));
    report({
      file: name,
      // Empty lines at the end of the file do not count: there is nothing to fix in them.
      line: source.trimEnd().slice(0, position).split("\n").length,
      problem: `This is not valid JSON: ${reason}.`,
      fix: 'Look at this line and the one before: straight quotes ("), a comma between entries and none after the last.',
    });
    return false;
  }
};
