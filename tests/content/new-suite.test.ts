/** A suite created by `npm run new:suite` passes the content checks, and `check:launch` lists what was copied. */
import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { loadContent } from "../../gatsby/content/load";
import { suitesPathOf } from "../../src/settings/navigation";
import { launchItems } from "../../local/content/launch-items";
import { makeSuite } from "../../local/content/new-suite";
import { Refusal } from "../../local/refusal";
import { complaint, inCopy, removeCopy, replace, restore } from "../support/content/copy";

afterAll(removeCopy);

const words = ["--id", "garden-suite", "--name-en", "Garden Suite", "--name-el", "Σουίτα του κήπου"];
const file = "suites/garden-suite/suite.yml";
const make = (...line: string[]) => makeSuite(inCopy("."), line, undefined);
let said = "";

beforeAll(async () => {
  said = await make(...words);
});
afterEach(restore);

test("the content with the new suite has no mistakes, and the new suite comes last", async () => {
  expect(await complaint()).toBe("");
  const { suites } = await loadContent(inCopy("."), "2026-11-20");
  expect(suites.map(({ id }) => id)).toEqual(["luxury-suite", "garden-suite"]);
  expect(suites[1]?.name).toEqual({ en: "Garden Suite", el: "Σουίτα του κήπου" });
  expect(suitesPathOf(suites.map(({ id }) => id))).toBe("/rooms");
  expect(said).toContain("content/suites/garden-suite");
});

test("the texts of the new suite contain its own name, no quotations of guests and no facts of the other suite", () => {
  const source = readFileSync(inCopy(file), "utf8");
  expect(source.match(/(?:Garden Suite|Σουίτα του κήπου): 30/g)).toHaveLength(4);
  expect(source).not.toContain("Luxury Suite");
  expect(source).not.toContain("quotes:");
  expect(source).not.toMatch(/\{(?:suiteName|sizeInterior|sizeTotal|queenBedSize)\}/);
});

test("check:launch lists everything that was copied from the other suite", async () => {
  const items = launchItems(await loadContent(inCopy("."), "2026-11-20")).filter(
    (item) => item.file === `content/${file}`,
  );
  const fields = items.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      "the whole file",
      "plan",
      "gallery[0] (living-area-01)",
      "amenities.groups[0].items[0] (queen-bed)",
      "accessibility.facts[0] (street-step)",
      "houseRules[0] (photo-id)",
    ]),
  );
});

test("suites are sorted by `order`, and those with the same number by id", async () => {
  const idsOf = async () => (await loadContent(inCopy("."), "2026-11-20")).suites.map(({ id }) => id);
  await replace(file, "order: 1\n", "")();
  expect(await idsOf()).toEqual(["garden-suite", "luxury-suite"]);
  await replace("suites/luxury-suite/suite.yml", "id: luxury-suite\n", "id: luxury-suite\norder: 2\n")();
  await replace(file, "id: garden-suite\n", "id: garden-suite\norder: 3\n")();
  expect(await idsOf()).toEqual(["luxury-suite", "garden-suite"]);
});

test.each([
  [["--id", "luxury-suite"], "There is a suite “luxury-suite” already: content/suites/luxury-suite."],
  [["--id", "index"], "The address /suite/index is taken."],
  [["--id", "Garden Suite"], "“Garden Suite” cannot be an id."],
  [["--id", `${"suite-".repeat(10)}s`], "is longer than 60 characters"],
  [["--name-el", " "], "--name-el: The name is empty."],
  [["--from", "cellar"], "There is no suite “cellar”. Write one of: luxury-suite"],
  [["--form", "cellar"], "--form"],
])("refuses %j: %s", async (wrong, sentence) => {
  const refused = make(...words, ...wrong);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(Refusal);
});

test("without a terminal, `new:suite` asks nothing and names the missing option", async () => {
  await expect(make("--id", "roof-suite")).rejects.toThrow("--name-en is missing.");
});

test("refuses an id whose folder is there already, even an empty one", async () => {
  mkdirSync(inCopy("suites/roof-suite"));
  const refused = make(...words, "--id", "roof-suite");
  await expect(refused).rejects.toThrow("There is a folder content/suites/roof-suite already.");
  await expect(refused).rejects.toThrow(Refusal);
  rmdirSync(inCopy("suites/roof-suite"));
});
