/** What the development server prints, and how it waits until the content has no mistakes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fixedMessage } from "../../gatsby/sources/content-issues";
import { developLog } from "./develop-log";
import { untilContentIsValid } from "./run-gatsby";

const log = (level: string, text: string) => ({
  type: "LOG_ACTION",
  action: { type: "LOG", payload: { level, text }, timestamp: "" },
});
const compiles = (type: "START" | "END", status: string) => ({
  type: "LOG_ACTION",
  action: { type: `ACTIVITY_${type}`, payload: { id: "webpack-develop", status } },
});
const compiled = [compiles("START", "IN_PROGRESS"), compiles("END", "SUCCESS")];

/** The lines that are printed for some messages. */
const printed = (...messages: object[]): string[] => {
  const lines: string[] = [];
  const { onMessage } = developLog({ print: (line) => lines.push(line), welcome: "open", root: "/house" });
  messages.forEach(onMessage);
  return lines;
};

test("prints the URL once, when the pages can be opened", () => {
  expect(printed(log("INFO", "bootstrap finished - 12 s"), ...compiled)).toEqual(["open"]);
  expect(printed(...compiled, ...compiled)).toEqual(["open"]);
});

test("does not print Gatsby's progress, or messages of other kinds", () => {
  const quiet = ["INFO", "SUCCESS", "LOG", "ACTIVITY_SUCCESS"].map((level) => log(level, "write out requires - 0.1s"));
  expect(printed(...quiet, { type: "HEARTBEAT" }, { type: "LOG_ACTION", action: {} }, {})).toEqual([]);
});

test("prints the path of a saved file, relative to the project", () => {
  expect(printed(log("INFO", "changed file at /house/content/stay.yml"))).toEqual(["changed: content/stay.yml"]);
});

test("prints a mistake in the content in full, and a line when it is corrected", () => {
  const fault = "The content has 1 mistake.\n\ncontent/stay.yml:4  facts\n  It is wrong.\n  Correct it.";
  expect(printed(log("ERROR", fault), ...compiled, log("INFO", fixedMessage))).toEqual([
    `\n${fault}\n`,
    "open",
    fixedMessage,
  ]);
});

test("prints a mistake in the code, and a line when it compiles again", () => {
  const broken = [compiles("START", "IN_PROGRESS"), log("ERROR", "Unexpected token"), compiles("END", "SUCCESS")];
  expect(printed(...compiled, ...broken, ...compiled)).toEqual([
    "open",
    "\nUnexpected token\n",
    "Fixed: the code compiles again.",
  ]);
});

test("prints warnings, except harmless ones", () => {
  const slow = "This query took more than 15s to run";
  const notRun = (file: string) => `The GraphQL query in the non-page component "/site/src/${file}" will not be run.`;
  const harmless = [slow, ...["rooms", "journal-list", "journal-post"].map((name) => notRun(`templates/${name}.tsx`))];
  const warnings = [...harmless, notRun("templates/mine.tsx"), "A picture is missing."];
  expect(printed(...warnings.map((text) => log("WARNING", text)))).toEqual([
    `Warning: ${notRun("templates/mine.tsx")}`,
    "Warning: A picture is missing.",
  ]);
});

const directory = join(mkdtempSync(join(tmpdir(), "whole-")), "content");
beforeAll(() => cpSync(join(process.cwd(), "content"), directory, { recursive: true, preserveTimestamps: true }));
afterAll(() => rmSync(dirname(directory), { recursive: true }));

test("reports a mistake, and continues once it is corrected", async () => {
  const stay = join(directory, "stay.yml");
  const right = readFileSync(stay, "utf8");
  writeFileSync(stay, right.replace("  checkInFrom:", "\tcheckInFrom:"));
  const reports: string[] = [];
  await untilContentIsValid(directory, (message) => {
    reports.push(message);
    writeFileSync(stay, right);
  });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(
    /^The content has 1 mistake\.[\s\S]*begins with a tab[\s\S]*starts as soon as this is fixed/,
  );
  // A folder that is still watched would keep the process from ending after Ctrl-C. Closing takes some turns of the event loop.
  const isWatching = () => process.getActiveResourcesInfo().includes("FSEventWrap");
  for (let turn = 0; turn < 100 && isWatching(); turn += 1) await new Promise(setImmediate);
  expect(isWatching()).toBe(false);
});
