/**
 * `npm run check:launch`: lists what still belongs to the demo or is missing. Exits with 1 while there is such an item.
 * Unchanged sentences of the demo are only printed, and so are reminders of optional parts that the law, guests or search
 * engines expect: these do not keep a house from launching.
 */
import { resolve } from "node:path";
import { type Content, suiteFile } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { unchangedTexts } from "./demo-texts";
import type { LaunchItem } from "./launch-items";
import { thingsToDoIn } from "./things-to-do";
import { Refusal, orRefuse } from "../refusal";

const listed = (items: readonly LaunchItem[]): string => {
  const files = [...new Set(items.map(({ file }) => file))];
  const ofFile = (name: string) =>
    items.filter(({ file }) => file === name).map(({ line, field, task }) => `  ${line}  ${field}\n      ${task}`);
  return files.map((name) => [name, ...ofFile(name)].join("\n")).join("\n\n");
};

const shortened = (text: string): string => {
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > 70 ? `${words.slice(0, 69).trimEnd()}…` : words;
};

/** The demo's sentences that are still there, with their lines. */
const unchangedIn = ({ files }: Content): readonly string[] => {
  const unchanged = unchangedTexts(files);
  if (unchanged.length === 0) return [];
  const lines = unchanged.map(([file, texts]) =>
    [file, ...texts.map(({ line, text }) => `  ${line}  ${shortened(text)}`)].join("\n"),
  );
  return [
    `As in the demo, word for word. Read these lines; what is true of your house may stay.\n\n${lines.join("\n")}`,
  ];
};

/** The number of pictures that search engines require for a rental. */
const picturesForSearch = 8;

/** A sentence about the rates of the whole house, or about each suite that has none while others do. */
const ratesReminders = ({
  suites,
  rates,
  suiteRates,
}: Pick<Content, "suites" | "rates" | "suiteRates">): readonly string[] => {
  const without = suites.filter(({ id }) => rates === null && !suiteRates.has(id));
  return without.length === suites.length
    ? ["content/rates.yml is missing: the site shows no prices. docs/owners.md says how to write it."]
    : without.map(
        ({ id }) =>
          `content/suites/${id}/rates.yml is missing: the site shows no prices of this suite. docs/owners.md says how to write it.`,
      );
};

/** One sentence for each part that is missing. */
export const reminders = ({ site, suites, safety, rates, suiteRates }: Content): readonly string[] => [
  ...(safety === null && site.address.countryCode === "GR"
    ? [
        "content/safety.yml is missing: in Greece, Law 5170/2025 requires papers and devices for short-term rentals. docs/owners.md lists them.",
      ]
    : []),
  ...ratesReminders({ suites, rates, suiteRates }),
  ...suites
    .filter(({ gallery }) => gallery.length < picturesForSearch)
    .map(
      ({ id, gallery }) =>
        `${suiteFile(id)} has fewer than ${picturesForSearch} pictures (${gallery.length}): search engines require that number for a rental.`,
    ),
];

const remindersIn = (content: Content): readonly string[] => {
  const found = reminders(content);
  return found.length === 0 ? [] : [["Check whether your house needs this:", ...found].join("\n  ")];
};

const checkLaunch = async (): Promise<void> => {
  const content = await loadContent(resolve(process.cwd(), "content"));
  const items = thingsToDoIn(content, process.cwd());
  const told = [...(items.length === 0 ? [] : [listed(items)]), ...remindersIn(content), ...unchangedIn(content)];
  for (const part of told) console.log(`${part}\n`);
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`Not ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is marked as the demo’s any more, and nothing that the site needs is missing.");
};

if (require.main === module) void orRefuse(checkLaunch);
