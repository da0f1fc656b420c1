/** The houses that `npm run test:other-house` sets up, and the journeys for each. */
import { rmSync } from "node:fs";
import { join } from "node:path";

export interface Variant {
  readonly name: string;
  /** What the house tests. Printed when its run begins. */
  readonly says: string;
  /** File with the answers, in tests/fixtures/other-house. */
  readonly answers: string;
  /** Files that the owner deletes by hand, in the copy's `content/`. */
  readonly without?: readonly string[];
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
    name: "themes",
    says: "twenty random themes on the house in Nafplio: those that cannot be read are refused, in the others every page can be",
    answers: "answers.yml",
    journeys: ["themes"],
  },
];

/** Deletes the files that the owner would delete by hand. */
export const takeOut = (folder: string, { without = [] }: Variant): void => {
  for (const path of without) rmSync(join(folder, "content", path), { recursive: true });
};
