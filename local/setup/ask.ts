/** Asks a question with the prompt for its kind: shows hints, and checks the answer while the user types. */
import { log } from "@clack/prompts";
import * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { type Sources, isStillDemos } from "./answers";
import { type AnswerProblem, bedSchema, isOptional, problemSentences, problemWith } from "./check-answer";
import { shapeProblem, wordsProblem } from "./checks";
import { typedValue } from "./offered";
import { readPoint, writePoint } from "./point";
import { Back, askLine, askYes, choose } from "./prompts";
import { type Question, wordsSchema } from "./questions";
import { type SetupTexts, say, textsIn } from "./texts";

/** The answers so far, and the texts for the questions. */
export interface Asking {
  readonly answers: Map<string, unknown>;
  /** The ids of answers that were typed, not accepted with Enter. */
  readonly typed: Set<string>;
  readonly sources: Sources;
  readonly texts: SetupTexts;
  readonly language: Language;
  /** Called after every answer. */
  readonly onAnswer: () => void;
}

/** Asks for the language, in both languages. */
export const askLanguage = (): Promise<Language> => {
  const { english, greek, ...texts } = textsIn("en");
  const options: Readonly<Record<Language, string>> = { en: english, el: greek };
  const message = languages.map((language) => options[language]).join(" / ");
  const moves = languages.map((language) => textsIn(language).moves).join(" / ");
  return choose({ message, options, isFirst: true }, { ...texts, english, greek, moves });
};

const wordingOf = ({ id }: Question, { texts }: Asking) => texts.questions[id] ?? { ask: id };

/**
 * The problem in the user's language. If setup has a message about the expected format (`shapeProblem`), it is shown. Otherwise it is the
 * message of the content's schema, which is in English; in Greek, a sentence with an example instead.
 */
const sentence = (wrong: AnswerProblem, question: Question, asking: Asking): string => {
  const { texts, language } = asking;
  const shape = "key" in wrong ? wrong : shapeProblem(question);
  if (shape !== undefined) return problemSentences(shape, texts).join(" ");
  if (language === "en") return problemSentences(wrong, texts).join(" ");
  const { example } = wordingOf(question, asking);
  return say(texts.notAccepted, { like: example === undefined ? "" : say(texts.forExample, { example }) }).trim();
};

/** Hints for a question: what Enter does, whether the answer can be “none”, and an example unless the house already has its own value. */
const hintsOf = (
  question: Question,
  kept: string | undefined,
  isDemos: boolean,
  asking: Asking,
  { example } = wordingOf(question, asking),
): string[] => {
  const { texts } = asking;
  const mayBeNone = isOptional(question);
  const keeps = kept !== undefined && `${say(texts.enterKeeps, { value: kept })}${isDemos ? ` ${texts.demos}` : ""}`;
  const none = mayBeNone
    ? kept === undefined
      ? texts.enterNone
      : texts.hyphenNone
    : kept === undefined && texts.required;
  const shownExample = (kept === undefined || isDemos) && example !== undefined && say(texts.forExample, { example });
  return [keeps, none, shownExample].filter((hint) => hint !== false);
};

/** Shows the coordinates that were found in a pasted map address. */
const showPoint = ({ kind }: Question, value: unknown, { texts }: Asking): void => {
  const point = kind === "point" && typeof value === "string" ? readPoint(value) : undefined;
  if (point !== undefined && value !== writePoint(point)) log.info(say(texts.pointRead, { point: writePoint(point) }));
};

const askText = async (question: Question, initial: unknown, asking: Asking): Promise<unknown> => {
  const { answers, typed } = asking;
  const kept = typeof initial === "string" || typeof initial === "number" ? String(initial) : undefined;
  const line = await askLine({
    message: wordingOf(question, asking).ask,
    hints: hintsOf(question, kept, isStillDemos(question, initial, asking.sources), asking),
    kept,
    problemOf: (text) => {
      if (text === "" && kept !== undefined) return undefined;
      const value = text === "" || text === "-" ? null : typedValue(question, text, answers);
      const wrong = problemWith(question, value, answers);
      return wrong && sentence(wrong, question, asking);
    },
  });
  if (line === "") return kept === undefined ? null : initial;
  typed.add(question.id);
  if (line === "-") return null;
  const value = typedValue(question, line, answers);
  showPoint(question, value, asking);
  return value;
};

/** Whether the answer is a name that may be in Latin letters in Greek texts too. */
const isName = ({ id }: Question): boolean => ["house.name", "house.shortName", "suite.name"].includes(id);

/** Asks for the English text, then the Greek one. Going back from the Greek text leads to the English one. */
const askWords = async (question: Question, initial: unknown, asking: Asking): Promise<unknown> => {
  const { texts, answers, typed } = asking;
  const before = v.is(wordsSchema, initial) ? initial : undefined;
  const isDemos = isStillDemos(question, initial, asking.sources);
  const part = (language: Language, label: string, kept: string | undefined, isDemosText: boolean) =>
    askLine({
      message: `${wordingOf(question, asking).ask} (${label})`,
      hints: hintsOf(
        language === "en" ? question : { ...question, required: true },
        kept,
        isDemosText,
        asking,
        textsIn(language).questions[question.id],
      ),
      kept,
      problemOf: (text) => {
        if (text === "" && kept !== undefined) return undefined;
        if (text === "" || text === "-") {
          const isNone = language === "en" && isOptional(question);
          return isNone ? undefined : problemSentences({ key: "needed" }, texts).join(" ");
        }
        const wrong = wordsProblem(question, language, text, answers);
        return wrong && sentence(wrong, question, asking);
      },
    });
  for (let english = before?.en; ;) {
    const line = await part("en", texts.english, english, isDemos && english === before?.en);
    if (line === "-" || (line === "" && english === undefined)) return null;
    english = line === "" ? english : line;
    // If the English text was changed, the demo's Greek text is not offered; for a name, the new English text is offered instead.
    const isSame = before !== undefined && english === before.en;
    const offered = isSame ? before.el : isName(question) ? english : isDemos ? undefined : before?.el;
    try {
      const greek = await part("el", texts.greek, offered, isDemos && isSame);
      if (line !== "" || greek !== "") typed.add(question.id);
      return { en: english, el: greek === "" ? offered : greek };
    } catch (error) {
      if (!(error instanceof Back)) throw error;
    }
  }
};

const labelled = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(values.map((value) => [value, labels[value] ?? value]));

/** The usual width of each kind of bed, in centimetres. */
const mattresses: Readonly<Record<string, number>> = {
  Single: 90,
  "Semi Double": 120,
  Double: 140,
  Full: 140,
  Queen: 160,
  King: 180,
  "California King": 180,
};

/** The largest number of beds of one kind. */
const maxBeds = 20;

/** Asks for a whole number that matches `rule` or, without one, is at most `maxBeds`. */
const askWholeNumber = async (message: string, usual: number, asking: Asking, rule?: v.GenericSchema) => {
  const { texts } = asking;
  const problemIn = (text: string): AnswerProblem | undefined => {
    if (!/^[1-9]\d*$/.test(text) || (rule !== undefined && !v.is(rule, Number(text)))) return { key: "whole" };
    return rule === undefined && Number(text) > maxBeds ? { key: "tooMuch", values: { max: maxBeds } } : undefined;
  };
  const line = await askLine({
    message,
    hints: [say(texts.enterKeeps, { value: usual })],
    kept: String(usual),
    problemOf: (text) => {
      const problem = text === "" ? undefined : problemIn(text);
      return problem && problemSentences(problem, texts).join(" ");
    },
  });
  return line === "" ? usual : Number(line);
};

const askBeds = async (initial: unknown, asking: Asking): Promise<unknown> => {
  const { texts, typed } = asking;
  const beds = v.safeParse(v.array(bedSchema), initial);
  const shown = (beds.success ? beds.output : [])
    .map(
      ({ count, type, widthCm, lengthCm }) =>
        `${String(count)} × ${texts.choices[String(type)] ?? String(type)} (${String(widthCm)} × ${String(lengthCm)})`,
    )
    .join(", ");
  if (shown !== "" && (await askYes(say(texts.keepBeds, { beds: shown }), texts))) return initial;
  typed.add("suite.beds");
  const options = labelled(Object.keys(mattresses), texts.choices);
  const found: unknown[] = [];
  do {
    const type = await choose({ message: texts.bedType, options }, texts);
    const { widthCm, lengthCm } = bedSchema.entries;
    found.push({
      type,
      count: await askWholeNumber(texts.bedCount, 1, asking),
      widthCm: await askWholeNumber(texts.bedWidth, mattresses[type] ?? 160, asking, widthCm),
      lengthCm: await askWholeNumber(texts.bedLength, 200, asking, lengthCm),
    });
  } while (await askYes(texts.anotherBed, texts, false));
  return found;
};

/** Asks a question and returns the answer. Throws `Back` or `Stopped`, as prompts do. */
export const askOne = async (question: Question, initial: unknown, asking: Asking): Promise<unknown> => {
  const { texts } = asking;
  const message = wordingOf(question, asking).ask;
  if (question.kind === "words") return askWords(question, initial, asking);
  if (question.kind === "beds") return askBeds(initial, asking);
  if (question.kind === "yes") return askYes(message, texts, initial === true);
  const choices = question.kind === "demo" ? ["keep", "remove"] : question.choices;
  if (choices === undefined) return askText(question, initial, asking);
  const labels: Readonly<Record<string, string>> = { ...texts.choices, keep: texts.keep, remove: texts.remove };
  return choose({ message, options: labelled(choices, labels), initial: String(initial) }, texts);
};
