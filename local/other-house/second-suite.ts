/** Adds a second suite to a house that was set up, as an owner would, with its own engine account, rates and number of guests. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { languages } from "../../src/settings/languages";
import { makeSuite } from "../content/make-suite";

/** The second suite of the variant `two-suites`, which its journeys choose. */
export const secondSuite = {
  id: "terrace-suite",
  name: { en: "The Terrace Suite", el: "Σουίτα της ταράτσας" },
  account: "neaakti-terrace",
  description: {
    en: "a terrace above the roofs of the old town, for up to {maxGuests} guests.",
    el: "μια ταράτσα πάνω από τις στέγες της παλιάς πόλης, για έως {maxGuests} άτομα.",
  },
  maxGuests: 2,
} as const;

export const addSecondSuite = async (folder: string): Promise<void> => {
  const content = join(folder, "content");
  const { id, name, description, account, maxGuests } = secondSuite;
  await makeSuite(content, ["--id", id, "--name-en", name.en, "--name-el", name.el], undefined);
  const fixtures = "tests/fixtures/other-house/two-suites";
  copyFileSync(join(fixtures, "rates.yml"), join(content, "rates.yml"));
  copyFileSync(join(fixtures, "terrace-rates.yml"), join(content, "suites", id, "rates.yml"));
  const file = join(content, "suites", id, "suite.yml");
  const suite = parseDocument(readFileSync(file, "utf8"));
  for (const language of languages) {
    suite.setIn(["meta", "title", language], `${name[language]} | {brand}`);
    suite.setIn(["meta", "description", language], `${name[language]}: ${description[language]}`);
  }
  suite.set("maxGuests", maxGuests);
  suite.set("bookingEngine", { account });
  writeFileSync(file, suite.toString({ lineWidth: 0 }));
};
