/** Finding questions: pure, so that it can be tested without a page. */
import { fold, wordsIn } from "../../lib/text/fold";

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/**
 * Whether a question or its answer holds every word that is searched for. Capitals, accents and final sigmas do not
 * count, and a word may be begun only: `καφε` finds «Καφές».
 */
export const matches = ({ question, answer }: Question, search: string): boolean => {
  const words = wordsIn(`${question} ${answer}`).map(fold);
  return wordsIn(search)
    .map(fold)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
};

/** The ids of all questions that match; all of them while nothing is searched for. */
export const matchingIds = (questions: readonly Question[], search: string): ReadonlySet<string> =>
  new Set(questions.filter((question) => matches(question, search)).map(({ id }) => id));
