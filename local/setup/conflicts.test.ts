/** The questions behind conflicting answers are asked again, and valid answers are kept between runs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { presentAnswers } from "./answers";
import { readAnswers } from "./answers-file";
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
  // `typed` keeps an answer only if the demo or the content has the same value: then only this list tells that it was typed.
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
