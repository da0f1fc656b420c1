/**
 * `npm run check:launch`: lists what still belongs to the demo or is missing, most important first, and exits with 1 if there is any such
 * item. Also prints unchanged sentences of the demo, and reminders of optional parts that the law, guests or search engines expect; these
 * do not change the exit code.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Content, suiteFile } from "../../gatsby/content/content";
import { contentDirectory } from "../../gatsby/folders";
import { type OwnerTask, dueDates } from "../../gatsby/content/due-dates";
import { loadContent } from "../../gatsby/content/load";
import { unnamedChallenge } from "../../gatsby/content/challenge-in-policies";
import { changedFigures } from "../../gatsby/content/policy-archive";
import { todayIn } from "../../src/lib/booking/days";
import { environment } from "../../src/settings/environment";
import { Refusal, orRefuse } from "../refusal";
import { unchangedStory, unchangedTexts } from "./demo-texts";
import { launchItems } from "./launch-items";

const drawingTask =
  "This is the demo’s drawing: replace it with your own, or delete it, so that the build draws one from your name.";

/**
 * Path → SHA-256 of the demo's own drawings. SVG files cannot contain “sample: true”, so they are recognised by their
 * content.
 */
const drawings: Readonly<Record<string, string>> = {
  "content/brand/wordmark.en.svg": "040c319b93224f224d6eb4d275218e7edb6aa38f65250a292b26184153bdc954",
  "content/brand/wordmark.el.svg": "44dc704df3dc7a0544bb7fa447defc05e9bd4867a7b9cc43488fdae93826db99",
  "content/brand/mark.svg": "e2cdc8b861ee0da7d52875f03763b3e2d1b254926da96c455b2e4843397dede7",
  "content/brand/icon.svg": "fd2f81e5be02b1677f5fa98a9188af4cf89054fba64c0f307985c7b5267e3e75",
};

/** One item for each of the demo's drawings that still exists below `root`, the folder of the project. */
export const demoDrawings = (root: string): OwnerTask[] =>
  Object.entries(drawings).flatMap(([file, digest]) => {
    const path = join(root, file);
    const isDemo = existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === digest;
    return isDemo ? [{ file, line: 1, field: "the whole file", task: drawingTask }] : [];
  });

/** The order: facts of the house, drawings and colours, stay and rates, suites, texts, reviews, policies, house guide, the rest. */
const order: readonly RegExp[] = [
  /^content\/site\.yml/,
  /^content\/(?:brand\/|theme\.yml)/,
  /^content\/(?:stay|rates)\.yml/,
  /^content\/suites\//,
  /^content\/(?:home|about|faq)\.yml/,
  /^content\/reviews\//,
  /^content\/policies\//,
  /^content\/guide\//,
];

const weightOf = ({ file }: OwnerTask): number => {
  const index = order.findIndex((pattern) => pattern.test(file));
  return index === -1 ? order.length : index;
};

/** Everything that has to be done before launch, for content that has been loaded. `root`: the folder of the project. */
const thingsToDoIn = (content: Content, root: string): OwnerTask[] =>
  [
    ...launchItems(content),
    ...dueDates(content, todayIn(content.site.hours.timeZone)),
    ...changedFigures(content),
    ...unnamedChallenge(content, environment.turnstileSiteKey),
    ...demoDrawings(root),
    ...unchangedStory(content.files),
  ].sort((a, b) => weightOf(a) - weightOf(b) || a.file.localeCompare(b.file) || a.line - b.line);

/** Loads the content of the project at `root` and returns the list. */
export const thingsToDo = async (root: string): Promise<OwnerTask[]> =>
  thingsToDoIn(await loadContent(resolve(root, "content")), root);

const listed = (items: readonly OwnerTask[]): string => {
  const files = [...new Set(items.map(({ file }) => file))];
  const ofFile = (name: string) =>
    items.filter(({ file }) => file === name).map(({ line, field, task }) => `  ${line}  ${field}\n      ${task}`);
  return files.map((name) => [name, ...ofFile(name)].join("\n")).join("\n\n");
};

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
};

/** The demo's sentences that are still there, with their lines. */
const unchangedIn = ({ files }: Content): readonly string[] => {
  const unchanged = unchangedTexts(files);
  if (unchanged.length === 0) return [];
  const lines = unchanged.map(([file, texts]) =>
    [file, ...texts.map(({ line, text }) => `  ${line}  ${shortened(text)}`)].join("\n"),
  );
  return [
    `These texts are still the demo’s, word for word. Read them; those that are true of your house may stay.\n\n${lines.join("\n")}`,
  ];
};

/** The number of pictures that search engines require for a rental. */
const picturesForSearch = 8;

/** A sentence about each suite without rates or, if no suite has any, one about the rates of the whole house. */
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

/** A sentence for each optional part that is missing, and for each suite that has too few pictures for search engines. */
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
  const content = await loadContent(contentDirectory);
  const items = thingsToDoIn(content, process.cwd());
  const parts = [...(items.length === 0 ? [] : [listed(items)]), ...remindersIn(content), ...unchangedIn(content)];
  for (const part of parts) console.log(`${part}\n`);
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`Not ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is marked as the demo’s any more, and nothing that the site needs is missing.");
};

if (require.main === module) void orRefuse(checkLaunch);
