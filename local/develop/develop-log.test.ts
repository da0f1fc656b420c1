import { contentIsMended } from "../../gatsby/sources/content-messages";
import { developLog } from "./develop-log";

const log = (level: string, text: string) => ({
  type: "LOG_ACTION",
  action: { type: "LOG", payload: { level, text }, timestamp: "" },
});
const compiles = (type: "START" | "END", status: string) => ({
  type: "LOG_ACTION",
  action: { type: `ACTIVITY_${type}`, payload: { id: "webpack-develop", status } },
});
const compiled = [compiles("START", "IN_PROGRESS"), compiles("END", "SUCCESS")];

/** What is printed of messages. */
const printed = (...messages: object[]): string[] => {
  const lines: string[] = [];
  const { onMessage } = developLog({ print: (line) => lines.push(line), welcome: "open", root: "/house" });
  messages.forEach(onMessage);
  return lines;
};

test("the address is printed once, when the pages can be opened", () => {
  expect(printed(log("INFO", "bootstrap finished - 12 s"), ...compiled)).toEqual(["open"]);
  expect(printed(...compiled, ...compiled)).toEqual(["open"]);
});

test("what Gatsby counts and times is not printed, and what is no message neither", () => {
  const quiet = ["INFO", "SUCCESS", "LOG", "ACTIVITY_SUCCESS"].map((level) => log(level, "write out requires - 0.1s"));
  expect(printed(...quiet, { type: "HEARTBEAT" }, { type: "LOG_ACTION", action: {} }, {})).toEqual([]);
});

test("a saved file is named, below the folder of the house", () => {
  expect(printed(log("INFO", "changed file at /house/content/stay.yml"))).toEqual(["changed: content/stay.yml"]);
});

test("a mistake of the content is printed whole, and that it is mended", () => {
  const fault = "The content has 1 mistake.\n\ncontent/stay.yml:4  facts\n  It is wrong.\n  Mend it.";
  expect(printed(log("ERROR", fault), ...compiled, log("INFO", contentIsMended))).toEqual([
    `\n${fault}\n`,
    "open",
    contentIsMended,
  ]);
});

test("a mistake of the code is printed, and that it compiles again", () => {
  const broken = [compiles("START", "IN_PROGRESS"), log("ERROR", "Unexpected token"), compiles("END", "SUCCESS")];
  expect(printed(...compiled, ...broken, ...compiled)).toEqual([
    "open",
    "\nUnexpected token\n",
    "Mended: the code compiles again.",
  ]);
});

test("warnings are printed, but for the one that is no mistake", () => {
  const rooms = 'The GraphQL query in the non-page component "/house/src/templates/rooms.tsx" will not be run.';
  expect(printed(log("WARNING", rooms), log("WARNING", "A picture is missing."))).toEqual([
    "Warning: A picture is missing.",
  ]);
});
