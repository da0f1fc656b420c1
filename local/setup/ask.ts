/** Asks at the terminal, one screen at a time. Ctrl-C throws `Stopped`, before anything is written. */
import { CANCEL_SYMBOL, confirm, intro, log, note, select, text } from "@clack/prompts";
import * as v from "valibot";
import { type Language, languages } from "../../src/settings/languages";
import { type Sources, bedSchema, isOptional, present, problemWith } from "./answers";
import { demoFilesOf, demoParts } from "./demo-parts";
import { type Answers, type Question, screens } from "./questions";
import { ruleAt } from "./rules";
import { type SetupTexts, say, textsIn } from "./texts";

/** The person pressed Ctrl-C. */
export class Stopped extends Error {}

const answered = async <Value>(prompt: Promise<Value | typeof CANCEL_SYMBOL>): Promise<Value> => {
  const value = await prompt;
  if (value === CANCEL_SYMBOL) throw new Stopped();
  return value;
};

/** The first question of all, in both languages. */
export const askLanguage = async (): Promise<Language> => {
  const { english, greek } = textsIn("en");
  const labels: Readonly<Record<Language, string>> = { en: english, el: greek };
  const message = languages.map((language) => labels[language]).join(" / ");
  return answered(
    select({ message, options: languages.map((language) => ({ value: language, label: labels[language] })) }),
  );
};

export const askYes = (message: string, texts: SetupTexts, initialValue = true): Promise<boolean> =>
  answered(confirm({ message, active: texts.yes, inactive: texts.no, initialValue }));

interface Around {
  readonly answers: Answers;
  readonly texts: SetupTexts;
  readonly language: Language;
}

/** The rules of the content speak English; in Greek the example says how it is meant. */
const told = (problem: readonly [string, string], { texts, language }: Around, example?: string): string => {
  if (language === "en") return problem.join(" ");
  const like = /#[0-9a-f]{6}/.exec(problem[1])?.[0] ?? example;
  return like === undefined ? texts.notAccepted : `${texts.notAccepted} ${say(texts.like, { example: like })}`;
};

const typed = (question: Question, value: string): unknown => {
  if (value.trim() === "") return null;
  if (question.kind === "number") return Number(value.replace(",", "."));
  // The rules speak of quotes, which a file needs: here they are taken off.
  return value.trim().replace(/^"(.*)"$/, "$1");
};

const askLine = (
  message: string,
  initial: unknown,
  problemOf: (value: string) => string | undefined,
  placeholder?: string,
): Promise<string> =>
  answered(
    text({
      message,
      initialValue: typeof initial === "string" || typeof initial === "number" ? String(initial) : "",
      validate: (value) => problemOf(value ?? ""),
      ...(placeholder !== undefined && { placeholder }),
    }),
  );

const askText = async (question: Question, initial: unknown, around: Around): Promise<unknown> => {
  const { ask, example } = around.texts.questions[question.id] ?? { ask: question.id };
  const shown = example ?? (isOptional(question) ? around.texts.none : undefined);
  const line = await askLine(
    ask,
    initial,
    (value) => {
      const problem = problemWith(question, typed(question, value), around.answers);
      return problem && told(problem, around, example);
    },
    shown,
  );
  return typed(question, line);
};

/** English, then Greek: what is said in one only is asked for again. */
const askWords = async (question: Question, initial: unknown, around: Around): Promise<unknown> => {
  const { ask, example } = around.texts.questions[question.id] ?? { ask: question.id };
  const before = v.is(v.object({ en: v.string(), el: v.string() }), initial) ? initial : { en: "", el: "" };
  const en = await askLine(
    `${ask} (${around.texts.english})`,
    before.en,
    (value) => {
      const problem = value.trim() === "" ? problemWith(question, null) : undefined;
      return problem && told(problem, around, example);
    },
    example,
  );
  if (en.trim() === "") return null;
  const el = await askLine(`${ask} (${around.texts.greek})`, before.el, (value) => {
    const problem = problemWith(question, { en: en.trim(), el: value.trim() });
    return problem && told(problem, around);
  });
  return { en: en.trim(), el: el.trim() };
};

const askWhole = async (message: string, initial: number, around: Around): Promise<number> => {
  const rule = ruleAt("suite", ["beds", "", "widthCm"]);
  const isRight = (value: string) =>
    Number(value) > 0 && (message === around.texts.bedCount || v.is(rule, Number(value)));
  return Number(await askLine(message, initial, (value) => (isRight(value) ? undefined : around.texts.notAccepted)));
};

const askBeds = async (question: Question, initial: unknown, around: Around): Promise<unknown> => {
  const { texts } = around;
  const beds = v.safeParse(v.array(bedSchema), initial);
  const shown = (beds.success ? beds.output : [])
    .map(
      ({ count, type, widthCm, lengthCm }) =>
        `${String(count)} × ${texts.choices[String(type)] ?? String(type)} (${String(widthCm)} × ${String(lengthCm)})`,
    )
    .join(", ");
  if (shown !== "" && (await askYes(say(texts.keepBeds, { beds: shown }), texts))) return initial;
  const types = ["Single", "Semi Double", "Double", "Full", "Queen", "King", "California King"];
  const found: unknown[] = [];
  do {
    const options = types.map((value) => ({ value, label: texts.choices[value] ?? value }));
    const type = await answered(select({ message: texts.bedType, options }));
    found.push({
      type,
      count: await askWhole(texts.bedCount, 1, around),
      widthCm: await askWhole(texts.bedWidth, 160, around),
      lengthCm: await askWhole(texts.bedLength, 200, around),
    });
  } while (await askYes(texts.anotherBed, texts, false));
  return found;
};

const askOne = async (question: Question, initial: unknown, around: Around): Promise<unknown> => {
  const { texts } = around;
  const message = texts.questions[question.id]?.ask ?? question.id;
  if (question.kind === "words") return askWords(question, initial, around);
  if (question.kind === "beds") return askBeds(question, initial, around);
  if (question.kind === "yes") return isOptional(question) ? askYes(message, texts, initial === true) : true;
  const choices = question.kind === "demo" ? ["keep", "remove"] : question.choices;
  if (choices === undefined) return askText(question, initial, around);
  const labels: Readonly<Record<string, string>> = { ...texts.choices, keep: texts.keep, remove: texts.remove };
  return answered(
    select({
      message,
      initialValue: String(initial),
      options: choices.map((value) => ({ value, label: labels[value] ?? value })),
    }),
  );
};

/** All answers. What of the demo is gone already is not asked about. */
export const askAll = async (root: string, sources: Sources, language: Language): Promise<Answers> => {
  const texts = textsIn(language);
  intro(texts.title);
  note(texts.intro);
  const answers = new Map<string, unknown>();
  const around = { texts, language, answers };
  const gone = new Set(demoParts.filter((part) => demoFilesOf(root, part).length === 0).map((part) => `demo.${part}`));
  for (const screen of screens) {
    const asked = screen.questions.filter(({ id }) => !gone.has(id));
    if (asked.length === 0) continue;
    const { title, text: about } = texts.screens[screen.id] ?? { title: screen.id };
    if (about === undefined) log.step(title);
    else note(about, title);
    for (const question of asked) {
      if (question.when?.(answers) === false) continue;
      answers.set(question.id, await askOne(question, present(question, sources), around));
    }
  }
  return answers;
};
