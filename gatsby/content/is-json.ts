/** Whether a file is JSON; where it is not, the line on which it breaks. */
import type { Report } from "./content";

/** Of a sign that cannot stand where it does, Node tells not the place but what is around it: ten signs on either side. */
const around = 10;
const unexpected = /^(Unexpected token '([^]+?)'), (\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/;

interface Break {
  readonly reason: string;
  readonly position: number;
}

const breakOf = (source: string, message: string): Break => {
  const [whole, reason = "", sign = "", dots, excerpt = ""] = unexpected.exec(message) ?? [];
  if (whole !== undefined) {
    // The first place with these words around it: the reading would have ended there, and not at a later one.
    const position = dots === undefined ? source.indexOf(sign) : source.indexOf(excerpt) + around;
    return { reason, position };
  }
  // Where nothing more comes, there may be no place.
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? source.length);
  return { reason: message, position };
};

/** YAML is the wider language: what only it would accept must not pass as JSON. */
export const isJson = (name: string, source: string, report: Report): boolean => {
  try {
    JSON.parse(source);
    return true;
  } catch (error) {
    const { reason, position } = breakOf(source, error instanceof Error ? error.message : String(error));
    report({
      file: name,
      // Empty lines at the end have nothing that could be mended.
      line: source.trimEnd().slice(0, position).split("\n").length,
      problem: `This is not valid JSON: ${reason}.`,
      fix: 'Look at this line and the one before: straight quotes ("), a comma between entries and none after the last.',
    });
    return false;
  }
};
