/** `npm run check:launch`: lists what is still the demo's or still missing; ends with 1 while anything is. */
import { resolve } from "node:path";
import { ContentError } from "../../gatsby/content/fault";
import { loadContent } from "../../gatsby/content/load";
import { demoFiles } from "./demo-files";
import { type LaunchItem, launchItems } from "./launch-items";
import { Refusal, orRefuse } from "../refusal";

const load = async () => {
  try {
    return await loadContent(resolve(process.cwd(), "content"));
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.message);
    throw error;
  }
};

const listed = (items: readonly LaunchItem[]): string => {
  const files = [...new Set(items.map(({ file }) => file))];
  const ofFile = (name: string) =>
    items.filter(({ file }) => file === name).map(({ line, field, task }) => `  ${line}  ${field}\n      ${task}`);
  return files.map((name) => [name, ...ofFile(name)].join("\n")).join("\n\n");
};

void orRefuse(async () => {
  const items = [...launchItems(await load()), ...demoFiles(process.cwd())];
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`${listed(items)}\n\nNot ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is the demo’s any more, and nothing is missing.");
});
