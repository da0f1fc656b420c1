/** `npm run check:launch`: lists what is still the demo's or still missing; ends with 1 while anything is. */
import { resolve } from "node:path";
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

/** Runs of neighbouring lines: 5–9, 14. */
const runs = (lines: readonly number[]): string =>
  lines
    .reduce<readonly (readonly [number, number])[]>((found, line) => {
      const last = found.at(-1);
      return last?.[1] === line - 1 ? [...found.slice(0, -1), [last[0], line]] : [...found, [line, line]];
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(", ");

void orRefuse(async () => {
  const content = await loadContent(resolve(process.cwd(), "content"));
  const unchanged = unchangedTexts(content.files);
  if (unchanged.length > 0) {
    console.log("Word for word as in the demo. Read these lines; what is true of your house may stay.\n");
    for (const [file, lines] of unchanged) console.log(`${file}\n  ${runs(lines)}`);
    console.log("");
  }
  const items = thingsToDoIn(content, process.cwd());
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`${listed(items)}\n\nNot ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is the demo’s any more, and nothing is missing.");
});
