/** Everything that has to be done before launch, most important first. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { todayIn } from "../../src/lib/booking/days";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { dueDates } from "../../gatsby/content/due-dates";
import { changedFigures } from "../../gatsby/content/policy-archive";
import { unchangedStory } from "./demo-texts";
import { type LaunchItem, launchItems } from "./launch-items";

const drawingTask =
  "This is the demo’s drawing: put your own in its place, or delete it, and one is made of your name.";

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
export const demoDrawings = (root: string): LaunchItem[] =>
  Object.entries(drawings).flatMap(([file, digest]) => {
    const path = join(root, file);
    const isDemo = existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === digest;
    return isDemo ? [{ file, line: 1, field: "the whole file", task: drawingTask }] : [];
  });

/** The order: facts of the house, drawings and colours, stay and rates, suites, texts, reviews, policies, house guide, the rest. */
const order: readonly RegExp[] = [
  /^content\/site\.yml/,
  /^static\/|^content\/(?:brand\/|theme\.yml)/,
  /^content\/(?:stay|rates)\.yml/,
  /^content\/suites\//,
  /^content\/(?:home|about|faq)\.yml/,
  /^content\/reviews\//,
  /^content\/policies\//,
  /^content\/guide\//,
];

const weightOf = ({ file }: LaunchItem): number => {
  const index = order.findIndex((pattern) => pattern.test(file));
  return index === -1 ? order.length : index;
};

/** The list for content that has been loaded. `root`: the folder of the project. */
export const thingsToDoIn = (content: Content, root: string): LaunchItem[] =>
  [
    ...launchItems(content),
    ...dueDates(content, todayIn(content.site.hours.timeZone)),
    ...changedFigures(content),
    ...demoDrawings(root),
    ...unchangedStory(content.files),
  ].sort((a, b) => weightOf(a) - weightOf(b) || a.file.localeCompare(b.file) || a.line - b.line);

/** Loads the content of the project at `root` and returns the list. */
export const thingsToDo = async (root: string): Promise<LaunchItem[]> =>
  thingsToDoIn(await loadContent(resolve(root, "content")), root);
