/** `npm run check:launch`: lists what still belongs to the demo or is missing. Exits with 1 if there is anything. */
import { resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { unchangedFacts, unchangedTexts } from "./demo-texts";
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

void orRefuse(async () => {
  const content = await loadContent(resolve(process.cwd(), "content"));
  const facts = unchangedFacts(content).map(({ line, label, text }) => ({
    line,
    text: `still the demo’s: ${text} (${label})`,
  }));
  const unchanged = [
    ...(facts.length === 0 ? [] : [["content/stay.yml", facts] as const]),
    ...unchangedTexts(content.files),
  ];
  if (unchanged.length > 0) {
    console.log("As in the demo, word for word. Read these lines; what is true of your house may stay.\n");
    for (const [file, texts] of unchanged)
      console.log([file, ...texts.map(({ line, text }) => `  ${line}  ${shortened(text)}`)].join("\n"));
    console.log("");
  }
  const items = thingsToDoIn(content, process.cwd());
  if (items.length > 0) {
    const count = items.length === 1 ? "1 thing is" : `${items.length} things are`;
    throw new Refusal(`${listed(items)}\n\nNot ready to launch: ${count} still to be done. docs/owners.md says how.`);
  }
  console.log("Ready to launch: nothing is the demo’s any more, and nothing is missing.");
});
