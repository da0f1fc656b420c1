import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Remembered } from "./remembered";

let folder = "";
const at = (name: string) => join(folder, name);
const memory = () => at("memory.json");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "remembered-"));
  writeFileSync(at("a.html"), "A");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** One build that asks for the fact about `a.html`; answers it, and whether it was found out anew. */
const build = async (terms: string, fact: string, write?: string): Promise<[string, boolean]> => {
  const known = await Remembered.open(memory(), terms, v.string());
  let isNew = false;
  const answer = await known.of("a", [at("a.html")], () => {
    isNew = true;
    if (write !== undefined) writeFileSync(at("a.html"), write);
    return Promise.resolve(fact);
  });
  await known.save();
  return [answer, isNew];
};

it("finds a fact out once, even when that writes the file", async () => {
  expect(await build("", "one", "marked")).toEqual(["one", true]);
  expect(await build("", "two")).toEqual(["one", false]);
});

it.each([
  ["is longer", () => writeFileSync(at("a.html"), "AA")],
  ["was written at another time", () => utimesSync(at("a.html"), 1, 1)],
  ["is gone", () => rmSync(at("a.html"))],
])("finds it out again when the file %s", async (_, change) => {
  await build("", "one");
  change();
  expect(await build("", "two")).toEqual(["two", true]);
});

it.each([
  ["other terms hold", () => undefined, "other"],
  ["the memory is broken", () => writeFileSync(memory(), '{"terms":"","facts":[["a"'), ""],
  ["the memory holds something else", () => writeFileSync(memory(), '{"terms":"","facts":[["a","1:1",5]]}'), ""],
])("finds it out again when %s", async (_, change, terms) => {
  await build("", "one");
  change();
  expect(await build(terms, "two")).toEqual(["two", true]);
});
