/**
 * `npm run setup` at a terminal, from the first question to the list of remaining tasks. Answers are saved in a file
 * until they are written into the content.
 */
import { intro, log, note, outro } from "@clack/prompts";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { hasDemosName, currentAnswers } from "./answers";
import { type Asking, askLanguage } from "./ask";
import { changesOf, readSources } from "./changes";
import { problemSentences, problemWith } from "./check-answer";
import { demoFilesOf, demoParts } from "./demo-parts";
import { type Kept, dropKeptAnswers, keepAnswers, keptAnswers, keptFile, newAnswers } from "./kept-answers";
import { Back, Stopped, choose } from "./prompts";
import { complete, questionsFor, walk } from "./question-order";
import { type Question, applies, questions, screens } from "./questions";
import { checkedChanges, writeChanges, fileList, whatIsLeft } from "./write-changes";
import type { Changes } from "./starter";
import { type SetupTexts, say, textsIn, wrapped } from "./texts";

/** The value of the placeholder `{file}` in texts. */
const placeholders = { file: keptFile };

/** The questions for this project, without those about parts of the demo that are already deleted. */
const questionsOf = (root: string): Question[] => {
  const gone = new Set(demoParts.filter((part) => demoFilesOf(root, part).length === 0).map((part) => `demo.${part}`));
  return questions.filter(({ id }) => !gone.has(id));
};

/** The answers of an earlier run, if the user wants to continue with them. */
const earlier = async (root: string, texts: SetupTexts): Promise<Kept | undefined> => {
  const kept = keptAnswers(root);
  if (kept === undefined) return undefined;
  const options = { goOn: texts.goOn, anew: texts.anew };
  const message = say(texts.keptBefore, placeholders);
  return (await orOnEscape(choose({ message, options, isFirst: true }, texts), "goOn")) === "goOn" ? kept : undefined;
};

/** Reports conflicting answers and asks for them again. Returns false if no question is about the conflict. */
const askedAgain = async (issues: readonly ContentIssue[], asking: Asking): Promise<boolean> => {
  const { answers, texts, language } = asking;
  const concerned = questionsFor(issues, answers);
  const lines =
    language === "en" || concerned.length === 0
      ? issues.map(
          ({ file, line, problem, fix }) => `${file}${line === undefined ? "" : `:${line}`}\n${problem} ${fix}`,
        )
      : concerned.map((question) => {
          const wrong = problemWith(question, answers.get(question.id), answers);
          const ask = texts.questions[question.id]?.ask ?? question.id;
          return [ask, ...(wrong === undefined ? [] : problemSentences(wrong, texts))].join("\n");
        });
  note(lines.join("\n\n"), texts.clash);
  if (concerned.length === 0) return false;
  log.info(texts.askAgain);
  await walk(concerned, asking);
  return true;
};

/** Asks the questions of one chosen screen again. */
const changeScreen = async (list: readonly Question[], asking: Asking): Promise<void> => {
  const { texts, answers } = asking;
  const asked = screens.filter(({ questions: own }) => own.some((one) => list.includes(one) && applies(one, answers)));
  const options = Object.fromEntries(asked.map(({ id }) => [id, texts.screens[id]?.title ?? id]));
  const chosen = await choose({ message: texts.whichScreen, options }, texts);
  const own = screens.find(({ id }) => id === chosen)?.questions ?? [];
  await walk(
    list.filter((question) => own.includes(question)),
    asking,
  );
};

/** Asks whether to write the changes. */
const decide = (texts: SetupTexts) => {
  const options = { write: texts.writeYes, change: texts.change, stop: texts.stop };
  return choose({ message: texts.writeNow, options, isFirst: true }, texts);
};

/** Returns `otherwise` if the user presses Escape at a prompt: there is no previous question to return to. */
const orOnEscape = async <Value>(asked: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Back) return otherwise;
    throw error;
  }
};

const finish = async (root: string, list: readonly Question[], asking: Asking): Promise<boolean> => {
  const { answers, typed, texts } = asking;
  for (;;) {
    await complete(list, asking);
    log.step(texts.checking);
    const found = await changesOf(root, answers, typed);
    if (found.size === 0) {
      dropKeptAnswers(root);
      outro(texts.nothing);
      return true;
    }
    let changes: Changes;
    try {
      changes = await checkedChanges(root, found);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (await askedAgain(error.issues, asking)) continue;
      log.error(wrapped(say(texts.noQuestion, placeholders)));
      return false;
    }
    log.message(fileList(changes, texts));
    const decision = await orOnEscape(decide(texts), "change");
    if (decision === "stop") throw new Stopped();
    if (decision === "change") {
      await orOnEscape(changeScreen(list, asking), undefined);
      continue;
    }
    writeChanges(root, changes);
    dropKeptAnswers(root);
    outro(texts.done);
    console.log(await whatIsLeft(root, texts));
    return true;
  }
};

/** Asks whether the owner wants to answer the questions of one screen only. */
const asksOneScreen = async (texts: SetupTexts): Promise<boolean> => {
  const options = { one: texts.oneScreen, all: texts.allScreens };
  return (await choose({ message: texts.howMuch, options, isFirst: true }, texts)) === "one";
};

/** Asks, checks and writes. Returns false if the user stops, or if no question can resolve a conflict. */
export const interview = async (root: string): Promise<boolean> => {
  let texts = textsIn("en");
  try {
    const language = await orOnEscape(askLanguage(), "en");
    texts = textsIn(language);
    intro(texts.title);
    const { answers, typed }: Kept = (await earlier(root, texts)) ?? { answers: new Map(), typed: new Set() };
    note(texts.intro);
    const list = questionsOf(root);
    const sources = readSources(root);
    const known = { answers, typed, sources, texts };
    const isOneScreen = !hasDemosName(sources) && (await orOnEscape(asksOneScreen(texts), false));
    const keep = () => keepAnswers(root, isOneScreen ? { ...known, answers: newAnswers(known) } : known);
    const asking = { ...known, language, onAnswer: keep };
    if (isOneScreen) {
      for (const [id, value] of currentAnswers(sources, answers)) answers.set(id, value);
      await orOnEscape(changeScreen(list, asking), undefined);
    }
    const open = list.findIndex((question) => applies(question, answers) && !answers.has(question.id));
    await walk(list, asking, open === -1 ? list.length : open);
    return await finish(root, list, asking);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    console.log(wrapped(keptAnswers(root) === undefined ? texts.stoppedAtOnce : say(texts.stopped, placeholders)));
    return false;
  }
};
