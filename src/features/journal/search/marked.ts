import { cutAtWords, fold, partsOf } from "../../../lib/text/fold";

/** A piece of a text, and whether it answers the query. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text into pieces, with every word marked that is one of `words` when it is folded, or has a part that is. */
export const markWords = (text: string, words: ReadonlySet<string>): MarkedPiece[] => {
  const pieces: MarkedPiece[] = [];
  for (const part of cutAtWords(text)) {
    const marked = [part, ...partsOf(part)].some((word) => words.has(fold(word)));
    const last = pieces.at(-1);
    if (last !== undefined && last.marked === marked) pieces[pieces.length - 1] = { text: last.text + part, marked };
    else if (part !== "") pieces.push({ text: part, marked });
  }
  return pieces;
};
