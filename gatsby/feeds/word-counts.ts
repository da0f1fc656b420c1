/** The words of a text and how often each comes, in one line: that is how a build keeps them for the next. Pure. */
import { partsOf, wordsIn } from "../../src/lib/text/fold";

/**
 * `και:12 καφές:3`: words in small letters, in the order in which they first come. A compound counts as itself and as each
 * of its parts, so that a search for one of them finds it.
 */
export const countWords = (text: string): string => {
  const counts = new Map<string, number>();
  const words = wordsIn(text.toLowerCase()).flatMap((word) => [word, ...partsOf(word)]);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word}:${count}`).join(" ");
};

/** Each word and how often it comes, of what `countWords` has answered. */
export const wordCounts = (counted: string): [word: string, count: number][] =>
  counted === ""
    ? []
    : counted.split(" ").map((entry) => {
        const [word = "", count] = entry.split(":");
        return [word, Number(count)];
      });
