/** The houses that `npm run test:other-house` sets up, and the journeys for each. */
import { copyFileSync, readFileSync, writeFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { makePost } from "./content/new-post";
import { makeSuite } from "./content/new-suite";

/** The second suite of the variant `two-suites`, which its journeys choose. */
export const secondSuite = {
  id: "terrace-suite",
  name: { en: "The Terrace Suite", el: "Σουίτα της ταράτσας" },
  account: "neaakti-terrace",
  maxGuests: 2,
} as const;

const addSecondSuite = async (folder: string): Promise<void> => {
  const content = join(folder, "content");
  const { id, name, account, maxGuests } = secondSuite;
  await makeSuite(content, ["--id", id, "--name-en", name.en, "--name-el", name.el], undefined);
  const fixtures = "tests/fixtures/other-house/two-suites";
  copyFileSync(join(fixtures, "rates.yml"), join(content, "rates.yml"));
  copyFileSync(join(fixtures, "terrace-rates.yml"), join(content, "suites", id, "rates.yml"));
  const file = join(content, "suites", id, "suite.yml");
  const suite = parseDocument(readFileSync(file, "utf8"));
  suite.set("maxGuests", maxGuests);
  suite.set("bookingEngine", { account });
  writeFileSync(file, suite.toString({ lineWidth: 0 }));
};

/** Adds two posts, neither of them featured, and fills the brackets that `new:post` leaves for the editor. */
const addPosts = async (folder: string): Promise<void> => {
  const content = join(folder, "content");
  for (const { en, el, slug, section, date } of [
    {
      en: "Oranges by the harbour",
      el: "Πορτοκάλια στο λιμάνι",
      slug: "oranges-by-the-harbour",
      section: "food",
      date: "2026-02-01",
    },
    {
      en: "The castle before breakfast",
      el: "Το κάστρο πριν από το πρωινό",
      slug: "the-castle-before-breakfast",
      section: "city",
      date: "2026-03-01",
    },
  ]) {
    await makePost(content, [en, "--title-el", el, "--section", section, "--date", date, "--publish"]);
    for (const [language, title] of Object.entries({ en, el })) {
      const file = join(content, "journal", slug, `index.${language}.mdx`);
      writeFileSync(file, readFileSync(file, "utf8").replace(/\[[^\]]+\]/g, `${title}.`));
    }
  }
};

export interface Variant {
  readonly name: string;
  /** What is special about the house. Printed when its run begins. */
  readonly description: string;
  /** File with the answers, in tests/fixtures/other-house. */
  readonly answers: string;
  /** Files and folders that the owner deletes by hand after the setup, in the copy's `content/`. */
  readonly without?: readonly string[];
  /** What the owner then changes by hand in the copy, whose folder is given. */
  readonly edit?: (folder: string) => Promise<void>;
  /** Playwright projects of tests/other-house/playwright.config.ts. */
  readonly journeys: readonly string[];
}

const all = ["phone", "desktop", "rows"];

export const variants: readonly Variant[] = [
  {
    name: "nafplio",
    description: "a house in Nafplio, Greece, with its own colours",
    answers: "answers.yml",
    journeys: all,
  },
  {
    name: "lisbon",
    description: "a house in Lisbon: no Greek duties, its own time zone and authority",
    answers: "answers-lisbon.yml",
    journeys: all,
  },
  {
    name: "nothing",
    description:
      "a house without anything that is optional: no posts, reviews, places, questions, guide, fees, numbers",
    answers: "answers-nothing.yml",
    without: ["journal", "faq.yml", "guide"],
    journeys: all,
  },
  {
    name: "two-suites",
    description:
      "the house in Nafplio with two posts, and a second suite, which has its own engine account, rates and number of guests",
    answers: "answers.yml",
    edit: async (folder) => {
      await addSecondSuite(folder);
      await addPosts(folder);
    },
    journeys: [...all, "suites on a phone", "suites on a desktop"],
  },
  {
    name: "themes",
    description:
      "twenty random themes on the house in Nafplio: those with too little contrast are refused, and with the others every page has enough",
    answers: "answers.yml",
    journeys: ["themes"],
  },
];

/** Makes the changes that the owner makes by hand after the setup. */
export const applyManualChanges = async (folder: string, { without = [], edit }: Variant): Promise<void> => {
  for (const path of without) rmSync(join(folder, "content", path), { recursive: true });
  await edit?.(folder);
};
