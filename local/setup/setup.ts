/**
 * `npm run setup`: makes the house of the content the owner's own. Asks, or takes the answers of a file (`-- --from answers.yml`); shows what it will
 * write, asks, writes, and lists what is left. `-- --answers [file]` writes the answers that the content gives now.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError } from "../../gatsby/content/content-issue";
import { Refusal, orRefuse } from "../refusal";
import { thingsToDo } from "../content/things-to-do";
import { Stopped, askAll, askLanguage, askYes } from "./ask";
import { presentAnswers, readAnswers, writeAnswers } from "./answers";
import { type Changes, changesOf, readSources } from "./changes";
import type { Answers } from "./questions";
import { checkedChanges, writeChanges } from "./stage";
import { type SetupTexts, say, textsIn } from "./texts";

const root = process.cwd();

const listed = (changes: ReadonlyMap<string, unknown>, texts: SetupTexts): string => {
  const paths = (isGone: boolean) =>
    [...changes].filter(([, content]) => (content === null) === isGone).map(([path]) => `  ${path}`);
  const [kept, gone] = [paths(false), paths(true)];
  return [
    ...(kept.length > 0 ? [texts.written, ...kept] : []),
    ...(gone.length > 0 ? [texts.deleted, ...gone] : []),
  ].join("\n");
};

const tellRest = async (texts: SetupTexts): Promise<void> => {
  const rest = await thingsToDo(root);
  console.log(rest.length === 0 ? texts.nothingLeft : `${texts.left}\n`);
  for (const { file, line, field, task } of rest) console.log(`${file}:${line}  ${field}\n    ${task}`);
};

/** Answers that are right one by one may be wrong together, such as two colours. */
const together = async (checked: Promise<Changes>, texts: SetupTexts): Promise<Changes> => {
  try {
    return await checked;
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(`${texts.refused}\n\n${error.message}`) : error;
  }
};

const apply = async (answers: Answers, texts: SetupTexts, asks: boolean): Promise<void> => {
  const found = await changesOf(root, answers);
  const changes = found.size === 0 ? found : await together(checkedChanges(root, found), texts);
  if (changes.size === 0) {
    console.log(texts.nothing);
    return;
  }
  console.log(listed(changes, texts));
  if (asks && !(await askYes(texts.write, texts))) throw new Stopped();
  writeChanges(root, changes);
  console.log(`${texts.done}\n`);
  await tellRest(texts);
};

/** `--answers` alone writes answers.yml. */
const withName = (given: readonly string[]): readonly string[] =>
  given.flatMap((word, index) => {
    const next = given[index + 1];
    return word === "--answers" && (next === undefined || next.startsWith("-")) ? [word, "answers.yml"] : [word];
  });

void orRefuse(async () => {
  const { values } = parseArgs({
    args: [...withName(process.argv.slice(2))],
    options: { from: { type: "string" }, answers: { type: "string" } },
  });
  const sources = readSources(root);
  if (values.answers !== undefined) {
    const texts = textsIn("en");
    const file = values.answers;
    const remark = say(texts.answersRemark, { file });
    writeFileSync(resolve(file), writeAnswers(presentAnswers(sources), remark));
    console.log(say(texts.answersWritten, { file }));
    return;
  }
  if (values.from !== undefined) {
    const { from } = values;
    if (!existsSync(resolve(from)))
      throw new Refusal(`There is no file ${from}. Write one: npm run setup -- --answers ${from}`);
    const name = relative(root, resolve(from));
    await apply(readAnswers(name, readFileSync(resolve(from), "utf8"), sources), textsIn("en"), false);
    return;
  }
  if (!process.stdin.isTTY)
    throw new Refusal(
      "The questions need a terminal. Without one: npm run setup -- --answers answers.yml, then --from answers.yml.",
    );
  let texts = textsIn("en");
  try {
    const language = await askLanguage();
    texts = textsIn(language);
    await apply(await askAll(root, sources, language), texts, true);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    console.log(texts.stopped);
    process.exitCode = 1;
  }
});
