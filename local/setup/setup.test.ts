/** The command itself, in a copy of the project's content; and its texts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { currentAnswers } from "./answers";
import { readAnswers } from "./answers-file";
import { readSources } from "./changes";
import { keepAnswers, keptFile } from "./kept-answers";
import { questions, screens } from "./questions";
import { textsIn, wrapped } from "./texts";
import { languages } from "../../src/settings/languages";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "setup-command-"));
  cpSync("content", join(root, "content"), { recursive: true, preserveTimestamps: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const setup = (...words: readonly string[]): string => {
  const command = ["--import", require.resolve("tsx"), resolve("local/setup/setup.ts"), ...words];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return stdout + stderr;
};

test("--answers includes the answers of an unfinished run", () => {
  const sources = readSources(root);
  const name = { en: "Harbour Loft", el: "Harbour Loft" };
  const answers = new Map<string, unknown>([
    ["house.name", name],
    ["stay.cashLimit", 500],
  ]);
  keepAnswers(root, { answers, typed: new Set(["stay.cashLimit"]), texts: textsIn("el"), sources });
  expect(setup("--answers")).toContain(`The file includes the answers in ${keptFile}.`);
  const read = readAnswers("answers.yml", readFileSync(join(root, "answers.yml"), "utf8"), sources);
  expect(read.answers).toEqual(new Map(currentAnswers(sources)).set("house.name", name));
  expect(read.confirmed).toEqual(new Set(["stay.cashLimit"]));
});

test.each(languages)(
  "the texts in %s are complete: for every screen, question and problem, and no others",
  (language) => {
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
    const { screens: titles, questions: asked, problems, ...others } = textsIn(language);
    expect(Object.keys(titles).sort()).toEqual(idsOf(screens));
    expect(Object.keys(asked).sort()).toEqual(idsOf(questions));
    expect(Object.keys(problems).sort()).toEqual(Object.keys(textsIn("en").problems).sort());
    expect(Object.keys({ ...textsIn("en"), ...others })).toEqual(Object.keys(textsIn("en")));
    for (const sentences of Object.values(problems))
      expect(sentences).toEqual([expect.any(String), expect.any(String)]);
  },
);

test("breaks a sentence between words", () => {
  expect(wrapped("Your answers are kept: npm run setup goes on with them.", 34)).toBe(
    "Your answers are kept: npm run\nsetup goes on with them.",
  );
});
