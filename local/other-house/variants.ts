/** The houses that `npm run test:other-house` sets up, and the journeys for each. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { addSecondSuite } from "./second-suite";

export interface Variant {
  readonly name: string;
  /** What the house tests. Printed when its run begins. */
  readonly says: string;
  /** File with the answers, in tests/fixtures/other-house. */
  readonly answers: string;
  /** Files that the owner deletes by hand, in the copy's `content/`. */
  readonly without?: readonly string[];
  /** What the owner then does in the copy (its folder is given). */
  readonly then?: (folder: string) => Promise<void>;
  /** Playwright projects of tests/other-house/playwright.config.ts. */
  readonly journeys: readonly string[];
}

const all = ["phone", "desktop", "rows"];

export const variants: readonly Variant[] = [
  { name: "nafplio", says: "a house in Nafplio, Greece, with its own colours", answers: "answers.yml", journeys: all },
  {
    name: "lisbon",
    says: "a house in Lisbon: no Greek duties, its own time zone and authority",
    answers: "answers-lisbon.yml",
    journeys: all,
  },
  {
    name: "nothing",
    says: "a house that has nothing of what may be left out: no posts, reviews, places, questions, guide, fees, numbers",
    answers: "answers-nothing.yml",
    without: ["journal", "faq.yml", "guide"],
    journeys: all,
  },
  {
    name: "two-suites",
    says: "the house in Nafplio with a second suite, which has its own engine account, rates and number of guests",
    answers: "answers.yml",
    then: addSecondSuite,
    journeys: [...all, "suites on a phone", "suites on a desktop"],
  },
  {
    name: "themes",
    says: "twenty random themes on the house in Nafplio: those that cannot be read are refused, in the others every page can be",
    answers: "answers.yml",
    journeys: ["themes"],
  },
];

/** Does what the owner does by hand after the setup. */
export const workByHand = async (folder: string, { without = [], then }: Variant): Promise<void> => {
  for (const path of without) rmSync(join(folder, "content", path), { recursive: true });
  await then?.(folder);
};
