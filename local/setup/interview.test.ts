/**
 * A script answers in place of a user. After an interruption, setup continues with the saved answers. Questions whose answers
 * conflict are asked again.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentAnswers } from "./answers";
import { readAnswers } from "./answers-file";
import { readSources } from "./changes";
import { interview } from "./interview";
import { keptAnswers, dropKeptAnswers, keepAnswers, keptFile } from "./kept-answers";
import { Back, Stopped, askLine, choose } from "./prompts";
import { questionsFor } from "./question-order";
import { textsIn } from "./texts";

jest.mock("@clack/prompts", () => ({ intro: jest.fn(), note: jest.fn(), log: { info: jest.fn(), step: jest.fn() } }));
jest.mock("./prompts", () => ({
  ...jest.requireActual<object>("./prompts"),
  askLine: jest.fn(),
  choose: jest.fn(),
}));
describe("an interrupted run", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "interview-"));
    cpSync("content", join(root, "content"), { recursive: true, preserveTimestamps: true });
    jest.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /**
   * Runs setup with these choices and lines, in order. Presses Ctrl-C when none is left, and Escape for `Escape`. Returns what was asked.
   */
  const run = async (choices: readonly string[], lines: readonly string[]): Promise<readonly string[]> => {
    const asked: string[] = [];
    const answering =
      (script: string[]) =>
      ({ message }: { readonly message: string }): Promise<string> => {
        asked.push(message);
        const next = script.shift();
        if (next === undefined) return Promise.reject(new Stopped());
        return next === "Escape" ? Promise.reject(new Back()) : Promise.resolve(next);
      };
    jest.mocked(choose).mockImplementation(answering([...choices]));
    jest.mocked(askLine).mockImplementation(answering([...lines]));
    expect(await interview(root)).toBe(false);
    return asked;
  };

  const keptIn = () => [...(keptAnswers(root)?.answers ?? [])];
  const name = ["house.name", { en: "Harbour Loft", el: "Harbour Loft" }];
  const shortName = ["house.shortName", { en: "Harbour", el: "Λιμάνι" }];

  test.each(["goOn", "Escape"])("continues with the first question that has no answer: %s", async (choice) => {
    await run(["en"], ["Harbour Loft", "Harbour Loft"]);
    expect(keptIn()).toEqual([name]);
    const asked = await run(["en", choice], ["Harbour", "Λιμάνι"]);
    expect(asked.slice(2)).toEqual([
      "And in one word, where space is limited? (English)",
      "And in one word, where space is limited? (Ελληνικά)",
      expect.stringContaining("Does the name mean something"),
    ]);
    expect(keptIn()).toEqual([name, shortName]);
  });

  test("if the user starts again, the saved answers are kept until the first new answer", async () => {
    await run(["en"], ["Harbour Loft", "Harbour Loft"]);
    await run(["en", "anew"], []);
    expect(keptIn()).toEqual([name]);
  });

  test("asks one screen only, and saves only the new answers, so that the content can be edited before the next run", async () => {
    const edit = (file: string, from: string, to: string) => {
      const path = join(root, "content", file);
      writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    };
    edit("site.yml", '{ en: "Aithra Suite", el: "Aithra Suite" }', '{ en: "Harbour Loft", el: "Harbour Loft" }');
    await run(["en", "one", "stay"], ["", "14:00"]);
    expect(keptIn()).toEqual([["stay.checkInFrom", "14:00"]]);
    edit("stay.yml", '"11:00"', '"10:30"');
    const asked = await run(["en", "goOn", "one", "stay"], ["", "", "", "", "45"]);
    expect(asked.slice(2, 7)).toEqual([
      "What has changed?",
      "Which answers?",
      expect.stringContaining("rental conditions"),
      "Check-in from",
      "Check-out by",
    ]);
    expect(keptIn()).toEqual([
      ["stay.checkInFrom", "14:00"],
      ["stay.thirdGuestFee", 45],
    ]);
  });
});

const sources = readSources(process.cwd());
const answers = currentAnswers(sources);
const asked = (file: string, field: string): readonly string[] =>
  questionsFor([{ file, field, problem: "", fix: "" }], answers).map(({ id }) => id);

test.each([
  ["content/theme.yml", "colours.accent", ["colours.accent"]],
  ["content/suites/quay-suite/suite.yml", "size.withBalcony", ["suite.interior", "suite.withBalcony"]],
  ["content/stay.yml", "facts.guestsIncluded", ["suite.guestsIncluded"]],
  ["content/rates.yml", "seasons[0].price", []],
])("a mistake in %s, %s leads to the questions %j", (file, field, ids) => {
  expect(asked(file, field)).toEqual(ids);
});

test("saves the answers in a file, from which setup continues", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  const given = new Map(answers).set("house.meaning", { en: "Above the quay.", el: "Πάνω από την προκυμαία." });
  keepAnswers(root, {
    answers: given,
    typed: new Set(["place.country", "stay.cashLimit", "house.meaning"]),
    texts: textsIn("en"),
    sources,
  });
  // The file lists a typed answer under `confirmed` only if the demo or the content has the same value.
  expect(keptAnswers(root)).toEqual({ answers: given, typed: new Set(["place.country", "stay.cashLimit"]) });
  dropKeptAnswers(root);
  expect(keptAnswers(root)).toBeUndefined();
  rmSync(root, { recursive: true });
  expect(keptFile).toMatch(/\.yml$/);
});

test("reports an unreadable answers file with its line, and does not change it", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  const broken = "house:\n  name: [\n";
  writeFileSync(join(root, keptFile), broken);
  expect(() => keptAnswers(root)).toThrow(/setup-answers\.yml:\d+\n/);
  expect(readFileSync(join(root, keptFile), "utf8")).toBe(broken);
  rmSync(root, { recursive: true });
});

test("asks again for saved answers that are no longer valid", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  const given = new Map<string, unknown>([
    ["suite.rooms", "many"],
    ["suite.bathrooms", 2],
  ]);
  keepAnswers(root, { answers: given, typed: new Set(), texts: textsIn("el"), sources });
  expect([...(keptAnswers(root)?.answers ?? [])]).toEqual([["suite.bathrooms", 2]]);
  rmSync(root, { recursive: true });
  expect(readAnswers("a.yml", "suite:\n  bathrooms: 2", sources).answers.get("suite.bathrooms")).toBe(2);
});
