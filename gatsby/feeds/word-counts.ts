/** The words of a text and how often each comes. Pure. */
import { partsOf, wordsIn } from "../../src/lib/text/fold";

/**
 * Words in small letters, in the order in which they first come. A compound counts as itself and as each of its parts, so
 * that a search for one of them finds it.
 */
export const countWords = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const words = wordsIn(text.toLowerCase()).flatMap((word) => [word, ...partsOf(word)]);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
