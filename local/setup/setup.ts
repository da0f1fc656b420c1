/**
 * `npm run setup`: replaces the demo's house with the owner's. Asks questions or reads answers from a file
 * (`-- --from answers.yml`), shows the planned changes, writes them (after confirmation, unless the answers are in a file), and lists the
 * remaining tasks.
 * `-- --answers [file]` writes all answers to a file: those of an unfinished run, and the current values of the content for the rest.
 */
import "../expect-node";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { ContentError } from "../../gatsby/content/content-issue";
import { Refusal, orRefuse, readOptions } from "../refusal";
import { currentAnswers } from "./answers";
import { readAnswers, writeAnswers } from "./answers-file";
import { changesOf, readSources } from "./changes";
import { interview } from "./interview";
import { dropKeptAnswers, keptAnswers, keptFile } from "./kept-answers";
import { checkedChanges, writeChanges, fileList, whatIsLeft } from "./write-changes";
import { say, textsIn } from "./texts";

const root = process.cwd();

/** Adds the default file name answers.yml if `--answers` has none. */
const withName = (given: readonly string[]): readonly string[] =>
  given.flatMap((word, index) => {
    const next = given[index + 1];
    return word === "--answers" && (next === undefined || next.startsWith("-")) ? [word, "answers.yml"] : [word];
  });

const fromFile = async (from: string): Promise<void> => {
  const texts = textsIn("en");
  if (!existsSync(resolve(from)))
    throw new Refusal(`There is no file ${from}. Write one: npm run setup -- --answers ${from}`);
  const name = relative(root, resolve(from));
  const { answers, confirmed, unused } = readAnswers(name, readFileSync(resolve(from), "utf8"), readSources(root));
  if (unused.length > 0) console.log(say(texts.unused, { ids: unused.join(", ") }));
  const found = await changesOf(root, answers, confirmed);
  if (found.size === 0) {
    console.log(texts.nothing);
    return;
  }
  console.log(texts.checking);
  try {
    const changes = await checkedChanges(root, found);
    console.log(fileList(changes, texts));
    writeChanges(root, changes);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(`${texts.clash} ${texts.stoppedAtOnce}\n\n${error.message}`);
  }
  if (name === keptFile) dropKeptAnswers(root);
  console.log(`${texts.done}\n\n${await whatIsLeft(root, texts)}`);
};

/** Writes the saved answers of an unfinished run, and the content's values for all other questions. */
const toFile = (file: string): void => {
  const texts = textsIn("en");
  const sources = readSources(root);
  const kept = keptAnswers(root);
  const answers = currentAnswers(sources, kept?.answers);
  writeFileSync(resolve(file), writeAnswers(answers, { file, texts, sources, ...(kept && { typed: kept.typed }) }));
  console.log(say(texts.answersWritten, { file }));
  if (kept !== undefined) console.log(say(texts.keptIncluded, { kept: keptFile }));
};

const usage = `npm run setup   asks for the facts of your house
  -- --answers answers.yml   writes all questions and the current answers into a file
  -- --from answers.yml      writes the answers in a file into the content`;

void orRefuse(async () => {
  const { values } = readOptions(
    {
      args: [...withName(process.argv.slice(2))],
      options: { from: { type: "string" }, answers: { type: "string" } },
    },
    usage,
  );
  if (values.answers !== undefined) {
    toFile(values.answers);
    return;
  }
  if (values.from !== undefined) {
    await fromFile(values.from);
    return;
  }
  if (!process.stdin.isTTY)
    throw new Refusal(
      "The questions need a terminal. Without one: npm run setup -- --answers answers.yml, then --from answers.yml.",
    );
  if (!(await interview(root))) process.exitCode = 1;
});
