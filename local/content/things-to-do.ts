/** Everything that has to be done before launch, most important first. */
import { resolve } from "node:path";
import { todayIn } from "../../src/lib/booking/days";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { dueDates } from "../../gatsby/content/due-dates";
import { changedFigures } from "../../gatsby/content/policy-archive";
import { demoFiles } from "./demo-files";
import { unchangedStory } from "./demo-texts";
import { type LaunchItem, launchItems } from "./launch-items";

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
    ...demoFiles(root),
    ...unchangedStory(content.files),
  ].sort((a, b) => weightOf(a) - weightOf(b) || a.file.localeCompare(b.file) || a.line - b.line);

/** Loads the content of the project at `root` and returns the list. */
export const thingsToDo = async (root: string): Promise<LaunchItem[]> =>
  thingsToDoIn(await loadContent(resolve(root, "content")), root);
