/** Search in the questions. Pure functions. */
import { fold, partsOf, wordsIn } from "../../lib/text/fold";
import { spellingOf, stemOf } from "../../lib/text/word-forms";

export interface Question {
  readonly id: string;
  /** The title of its group. */
  readonly group: string;
  readonly question: string;
  readonly answer: string;
}

/** A search word also finds a shorter word that it begins with: `cancellation` finds “cancel”. The shorter word needs this many letters. */
const minLengthOfBeginning = 6;
/** The search word must be at least this many letters longer; otherwise the two words are often unrelated. */
const minExtraLetters = 2;
/** Minimum length of a search word to match its other forms: `βαλίτσα` finds «βαλίτσες». */
const minLengthOfForm = 4;

/** Whether a word of the text matches a search word; both are folded. */
const matchesWord = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) ||
  (word.length >= minLengthOfBeginning && wanted.length >= word.length + minExtraLetters && wanted.startsWith(word)) ||
  (wanted.length >= minLengthOfForm && stemOf(word) === stemOf(wanted));

/**
 * Whether each search word is in a question, its answer or its group's title. Capitals, accents, final sigmas and
 * hyphens are ignored, and the beginning of a word is enough: `καφε` finds «Καφές», `wifi` and `catering` find
 * “Wi-Fi” and “self-catering”. Greek may be typed in Latin letters: `kratisi` finds «Κράτηση».
 */
const matches = ({ group, question, answer }: Question, search: string): boolean => {
  const words = wordsIn(`${group} ${question} ${answer}`).flatMap((word) => [word, ...partsOf(word)].map(fold));
  return wordsIn(search)
    .map(fold)
    .every((wanted) => {
      const spelling = spellingOf(wanted);
      return words.some(
        (word) =>
          matchesWord(word, wanted) || (spelling !== null && (spelling.beginning(word) > 0 || spelling.isForm(word))),
      );
    });
};

/** The ids of all matching questions; all ids if the search is empty. */
export const matchingIds = (questions: readonly Question[], search: string): ReadonlySet<string> =>
  new Set(questions.filter((question) => matches(question, search)).map(({ id }) => id));
