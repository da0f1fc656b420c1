/** Reads and checks the arguments of `npm run new:suite` before anything is written. */
import * as v from "valibot";
import { isReservedSuite, suiteId } from "../../gatsby/content/schema/suite";
import { Refusal, readOptions } from "../refusal";

export interface SuiteRequest {
  readonly id: string;
  readonly name: { readonly en: string; readonly el: string };
  /** Id of the suite that the new one is made from. */
  readonly from: string;
}

/** Asks for what the command line leaves out. Undefined if the command does not run at a terminal. */
export type Ask = ((message: string, problemOf: (typed: string) => string | undefined) => Promise<string>) | undefined;

const usage = `npm run new:suite -- --id garden-suite --name-en "Garden Suite" --name-el "Σουίτα του κήπου"
  --from luxury-suite   the suite whose suite.yml and pictures it begins with; the first one if left out`;

const refuse = (sentence: string): never => {
  throw new Refusal(`${sentence}\n\n${usage}`);
};

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
export const readSuiteRequest = async (
  line: readonly string[],
  suites: readonly string[],
  ask: Ask,
): Promise<SuiteRequest> => {
  const { values: given } = readOptions({ args: [...line], options }, usage);
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
  const id = await answer("id", "Its id, for the address /suite/…: small Latin letters, as garden-suite", (typed) =>
    idProblem(typed, suites),
  );
  return { id, name: { en, el }, from };
};
