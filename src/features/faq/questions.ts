/** Finding questions: pure, so that it can be tested without a page. */
import { fold, partsOf, wordsIn } from "../../lib/text/fold";
import { spellingOf } from "../../lib/text/greeklish";
import { stemOf } from "../../lib/text/word-forms";

export interface Question {
  readonly id: string;
  /** The title of its group. */
  readonly group: string;
  readonly question: string;
  readonly answer: string;
}

/** From this length on, a word of the text says the same as a longer one it begins: `cancel` answers `cancellation`. */
const telling = 6;
/** Shorter by less than this, it would be another word more often than a form of the same. */
const longer = 2;
/** From this length on, what is wanted is found in its other forms: `βαλίτσα` finds «βαλίτσες». */
const inflected = 4;

/** Whether a word of the text answers a wanted one; both are folded. */
const answers = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) ||
  (word.length >= telling && wanted.length >= word.length + longer && wanted.startsWith(word)) ||
  (wanted.length >= inflected && stemOf(word) === stemOf(wanted));

/**
 * Whether a question, its answer or its group's title holds every word that is searched for. Capitals, accents, final
 * sigmas and hyphens do not count, and a word may be begun only: `καφε` finds «Καφές», `wifi` and `catering` find
 * “Wi-Fi” and “self-catering”. Greek may be written in Latin letters: `kratisi` finds «Κράτηση».
 */
export const matches = ({ group, question, answer }: Question, search: string): boolean => {
  const words = wordsIn(`${group} ${question} ${answer}`).flatMap((word) => [word, ...partsOf(word)].map(fold));
  return wordsIn(search)
    .map(fold)
    .every((wanted) => {
      const spelling = spellingOf(wanted);
      return words.some(
        (word) =>
          answers(word, wanted) || (spelling !== null && (spelling.beginning(word) > 0 || spelling.isForm(word))),
      );
    });
};

/** The ids of all questions that match; all of them while nothing is searched for. */
export const matchingIds = (questions: readonly Question[], search: string): ReadonlySet<string> =>
  new Set(questions.filter((question) => matches(question, search)).map(({ id }) => id));
