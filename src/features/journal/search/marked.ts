import { fold } from "../../../lib/text/fold";

/** A piece of a text, and whether it answers the query. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text into pieces, with every word marked whose folded form is one of `words`. */
export const markWords = (text: string, words: ReadonlySet<string>): MarkedPiece[] => {
  const pieces: MarkedPiece[] = [];
  for (const part of text.split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*)/u)) {
    const marked = words.has(fold(part));
    const last = pieces.at(-1);
    if (last !== undefined && last.marked === marked) pieces[pieces.length - 1] = { text: last.text + part, marked };
    else if (part !== "") pieces.push({ text: part, marked });
  }
  return pieces;
};
