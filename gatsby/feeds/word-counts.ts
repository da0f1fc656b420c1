/** The words of a text and how often each occurs. Pure functions. */
import { partsOf, wordsIn } from "../../src/lib/text/fold";

/**
 * Words in lower case, in the order of their first occurrence. A compound counts as a whole and as each of its parts, so
 * that a search for a part finds it.
 */
export const countWords = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const words = wordsIn(text.toLowerCase()).flatMap((word) => [word, ...partsOf(word)]);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
