import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { answerHere, beginProcesses } from "./processes";

const name = "GATSBY_CPU_COUNT";
let journal = "";
const begin = (posts: number, processors: number, chosen?: string): (string | undefined)[] => {
  jest.spyOn(os, "availableParallelism").mockReturnValue(processors);
  for (let post = 0; post < posts; post += 1) mkdirSync(join(journal, String(post)));
  const { [name]: _, ...others } = process.env;
  jest.replaceProperty(process, "env", { ...others, ...(chosen !== undefined && { [name]: chosen }) });
  beginProcesses(journal);
  const atFirst = process.env[name];
  answerHere();
  return [atFirst === undefined ? undefined : String(Number(atFirst)), process.env[name]];
};

beforeEach(() => {
  journal = mkdtempSync(join(tmpdir(), "journal-"));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(journal, { recursive: true });
});

test("on two processors one process draws pages, and none of its own answers queries", () => {
  expect(begin(3, 2)).toEqual(["1", "1"]);
});

test("a long journal is drawn by two", () => {
  expect(begin(800, 2)).toEqual(["3", "1"]);
});

test.each(["2", "3"])("a number chosen from outside holds (%s)", (chosen) => {
  expect(begin(800, 2, chosen)).toEqual([chosen, chosen]);
});

test("more processors are left to Gatsby", () => {
  expect(begin(800, 8)).toEqual([undefined, undefined]);
});
