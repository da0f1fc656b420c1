/**
 * `npm run check:launch`: lists what still belongs to the demo or is missing. Exits with 1 while there is such an item.
 * Reminders and unchanged sentences of the demo are only printed.
 */
import { resolve } from "node:path";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { unchangedTexts } from "./demo-texts";
import type { LaunchItem } from "./launch-items";
import { reminders } from "./reminders";
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

const remindersIn = (content: Content): readonly string[] => {
  const found = reminders(content);
  return found.length === 0 ? [] : [["Check whether your house needs this:", ...found].join("\n  ")];
};

void orRefuse(async () => {
  const content = await loadContent(resolve(process.cwd(), "content"));
  const items = thingsToDoIn(content, process.cwd());
  const told = [...(items.length === 0 ? [] : [listed(items)]), ...remindersIn(content), ...unchangedIn(content)];
  for (const part of told) console.log(`${part}\n`);
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`Not ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is marked as the demo’s any more, and nothing that the site needs is missing.");
});
