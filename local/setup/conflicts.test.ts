/** Own house §1: answers that do not go together are asked again, and nothing that was answered is lost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { presentAnswers, readAnswers } from "./answers";
import { readSources } from "./changes";
import { questionsFor } from "./conflicts";
import { dropKeptAnswers, keepAnswers, keptAnswers, keptFile } from "./kept-answers";
import { textsIn } from "./texts";

const sources = readSources(process.cwd());
const answers = presentAnswers(sources);
const asked = (file: string, field: string): readonly string[] =>
  questionsFor([{ file, field, problem: "", fix: "" }], answers).map(({ id }) => id);

test.each([
  ["content/theme.yml", "colours.accent", ["colours.accent"]],
  ["content/suites/quay-suite/suite.yml", "size.withBalcony", ["suite.interior", "suite.withBalcony"]],
  ["content/stay.yml", "facts.guestsIncluded", ["suite.guestsIncluded"]],
  ["content/rates.yml", "seasons[0].price", []],
])("a mistake in %s, %s, is asked again as %j", (file, field, ids) => {
  expect(asked(file, field)).toEqual(ids);
});

test("what was answered is kept in a file, from which setup goes on, with questions or without", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  const given = new Map(answers).set("house.tagline", { en: "Above the quay.", el: "Πάνω από την προκυμαία." });
  keepAnswers(root, given, textsIn("en"));
  expect(keptAnswers(root)).toEqual(given);
  dropKeptAnswers(root);
  expect(keptAnswers(root)).toBeUndefined();
  rmSync(root, { recursive: true });
  expect(keptFile).toMatch(/\.yml$/);
});

test("a file of kept answers that cannot be read is told of in a sentence, with its line, and stays as it is", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  const broken = "house:\n  name: [\n";
  writeFileSync(join(root, keptFile), broken);
  expect(() => keptAnswers(root)).toThrow(/setup-answers\.yml:\d+\n/);
  expect(readFileSync(join(root, keptFile), "utf8")).toBe(broken);
  rmSync(root, { recursive: true });
});

test("of kept answers, those that cannot be used any more are asked again", () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  keepAnswers(
    root,
    new Map<string, unknown>([
      ["suite.rooms", "many"],
      ["suite.bathrooms", 2],
    ]),
    textsIn("el"),
  );
  expect([...(keptAnswers(root) ?? [])]).toEqual([["suite.bathrooms", 2]]);
  rmSync(root, { recursive: true });
  expect(readAnswers("a.yml", "suite:\n  bathrooms: 2", sources).get("suite.bathrooms")).toBe(2);
});
