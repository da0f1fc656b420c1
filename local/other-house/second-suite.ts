/** Adds a second suite to a house that was set up: as an owner does it, with its own engine account, rates and guests. */
import { appendFileSync, copyFileSync } from "node:fs";
import { join } from "node:path";
import { makeSuite } from "../content/make-suite";

/** The second suite of the variant `two-suites`, which its journeys choose. */
export const secondSuite = {
  id: "terrace-suite",
  name: { en: "The Terrace Suite", el: "Σουίτα της ταράτσας" },
  account: "neaakti-terrace",
  maxGuests: 2,
} as const;

export const addSecondSuite = async (folder: string): Promise<void> => {
  const content = join(folder, "content");
  const { id, name, account, maxGuests } = secondSuite;
  await makeSuite(content, ["--id", id, "--name-en", name.en, "--name-el", name.el], undefined);
  const fixtures = "tests/fixtures/other-house/two-suites";
  copyFileSync(join(fixtures, "rates.yml"), join(content, "rates.yml"));
  copyFileSync(join(fixtures, "terrace-rates.yml"), join(content, "suites", id, "rates.yml"));
  appendFileSync(
    join(content, "suites", id, "suite.yml"),
    `maxGuests: ${maxGuests}\nbookingEngine: { account: ${account} }\n`,
  );
};
