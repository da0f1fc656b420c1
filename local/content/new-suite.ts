/**
 * `npm run new:suite -- --id garden-suite --name-en "Garden Suite" --name-el "Σουίτα του κήπου"`: creates the folder of
 * another suite from an existing one. Asks for what is left out.
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import * as v from "valibot";
import { contentDirectory } from "../../gatsby/folders";
import { factsIn } from "../../gatsby/content/facts";
import { loadContent } from "../../gatsby/content/load";
import { isReservedSuite, suiteId } from "../../gatsby/content/schema/suite";
import { pictureOf } from "../../gatsby/content/suite-pictures";
import { Refusal, orRefuse, readOptions, refusalWith } from "../refusal";
import { type SuiteRequest, newSuiteFile } from "./suite-file";

/** Asks for what the command line leaves out. Undefined if the command does not run at a terminal. */
type Ask = ((message: string, problemOf: (typed: string) => string | undefined) => Promise<string>) | undefined;

const usage = `npm run new:suite -- --id garden-suite --name-en "Garden Suite" --name-el "Σουίτα του κήπου"
  --from luxury-suite   the suite whose suite.yml and pictures are copied; if left out, the first one`;

const refuse: (mistake: string) => never = refusalWith(usage);

const options = {
  id: { type: "string" },
  "name-en": { type: "string" },
  "name-el": { type: "string" },
  from: { type: "string" },
} as const;

/** Why a suite cannot have this id; undefined if it can. */
const idProblem = (typed: string, suites: readonly string[]): string | undefined => {
  const { issues } = v.safeParse(suiteId, typed);
  if (issues !== undefined) return issues[0].message.replace("\n", " ");
  if (suites.includes(typed)) return `There is a suite “${typed}” already: content/suites/${typed}. Choose another id.`;
  return isReservedSuite(typed) ? `The address /suite/${typed} is taken. Choose another id.` : undefined;
};

const nameProblem = (typed: string): string | undefined =>
  typed === "" ? "The name is empty." : typed.length > 60 ? "The name is longer than 60 characters." : undefined;

/**
 * Reads the command line and asks for what it lacks. Throws a Refusal with the mistake and the command's usage.
 * @param suites ids of the existing suites, in their order
 */
const readSuiteRequest = async (
  args: readonly string[],
  suites: readonly string[],
  ask: Ask,
): Promise<SuiteRequest> => {
  const { values: given } = readOptions({ args: [...args], options }, usage);
  const [first] = suites;
  if (first === undefined) throw new Refusal("Every suite in content/suites has a mistake: npm run dev lists them.");
  const answer = async (
    option: "id" | "name-en" | "name-el",
    message: string,
    problemOf: (typed: string) => string | undefined,
  ): Promise<string> => {
    const value = given[option]?.trim() ?? (await ask?.(message, problemOf)) ?? refuse(`--${option} is missing.`);
    const problem = problemOf(value);
    return problem === undefined ? value : refuse(`--${option}: ${problem}`);
  };
  const from = given.from ?? first;
  if (!suites.includes(from)) refuse(`There is no suite “${from}”. Write one of: ${suites.join(", ")}.`);
  const en = await answer("name-en", "Name of the suite in English", nameProblem);
  const el = await answer("name-el", "Name of the suite in Greek", nameProblem);
  const id = await answer(
    "id",
    "Its id, for the address /suite/…: lower-case Latin letters, for example garden-suite",
    (typed) => idProblem(typed, suites),
  );
  return { id, name: { en, el }, from };
};

/** Makes the suite in `directory` (an absolute path of `content/`). Returns the message for the owner. */
export const makeSuite = async (directory: string, args: readonly string[], ask: Ask): Promise<string> => {
  const content = await loadContent(directory);
  const { suites, stay, paths } = content;
  const request = await readSuiteRequest(
    args,
    suites.map(({ id }) => id),
    ask,
  );
  const suite = suites.find(({ id }) => id === request.from);
  if (suite === undefined) throw new Refusal(`There is no suite “${request.from}”.`);
  const folder = join(directory, "suites", request.id);
  const source = await readFile(join(directory, "suites", suite.id, "suite.yml"), "utf8");
  const file = newSuiteFile(request, {
    text: source,
    suite,
    order: Math.max(suites.length - 1, ...suites.map(({ order }) => order)) + 1,
    quotable: stay.quotable,
    facts: { en: factsIn(content, "en"), el: factsIn(content, "el") },
  });
  const shownPath = `content/suites/${request.id}`;
  if (existsSync(folder)) refuse(`There is a folder ${shownPath} already. Delete it, or choose another id.`);
  await mkdir(folder);
  for (const { id } of suite.gallery) {
    const picture = pictureOf(suite.id, id, paths);
    await copyFile(join(directory, picture), join(folder, `${id}${extname(picture)}`));
  }
  await writeFile(join(folder, "suite.yml"), file);
  return [
    `Created ${shownPath}: suite.yml, and ${suite.gallery.length} pictures of ${suite.id} as placeholders.`,
    `Next:`,
    `  1. Write its texts, sizes and beds in ${shownPath}/suite.yml, and remove “sample: true” where they are yours.`,
    `  2. Put its pictures in the folder, under the names in “gallery”.`,
    `  3. If the booking engine has a separate page for it, add “bookingEngine:” to suite.yml; if its prices differ, create ${shownPath}/rates.yml.`,
    `     Write “suite” into the calendar feeds that are only about it. docs/owners.md says how; npm run check:engine prints the addresses of Book Now.`,
    `  4. npm run dev shows it at /suite/${request.id} and in the list at /rooms.`,
    `  5. npm run check:launch lists what is left.`,
    `  6. Update the backend (docs/backend.md, “After a change”): until then its calendars and emails do not know the suite.`,
    ...(suites.length === 1
      ? [
          `The menu leads to /rooms from now on, where both suites are listed, and guests choose between them in the booking bar.`,
        ]
      : []),
  ].join("\n");
};

const askAtTerminal: Ask = async (message, problemOf) => {
  const { isCancel, text } = await import("@clack/prompts");
  const typed = await text({ message, validate: (value) => problemOf((value ?? "").trim()) });
  if (isCancel(typed)) throw new Refusal("Nothing was written.");
  return typed.trim();
};

const newSuite = async (): Promise<void> => {
  const ask = process.stdin.isTTY ? askAtTerminal : undefined;
  console.log(await makeSuite(contentDirectory, process.argv.slice(2), ask));
};

if (require.main === module) void orRefuse(newSuite);
