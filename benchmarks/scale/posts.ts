/** Generates a journal of any length from the site's own posts and copies of them; each copy gets another name, title and date. */
import { cpSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

const dayBefore = (days: number): string =>
  new Date(Date.UTC(2026, 9, 1) - days * 86_400_000).toISOString().slice(0, 10);

const renamed = (text: string, number: number): string =>
  text
    .replace(/^title: "?(.{1,80}?)"?$/m, (_, title: string) => `title: "${title.slice(0, 80).trim()} ${number}"`)
    .replace(/^date: .*$/m, `date: ${dayBefore(number % 3000)}`)
    .replace(/^updated: .*\n/m, "")
    .replace(/^featured: .*\n/m, "");

/** Writes `count` posts, each in both languages, to a journal folder. Pictures are hard links to the originals. */
export const writePosts = (source: string, journal: string, count: number): void => {
  const folders = readdirSync(source, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  rmSync(journal, { recursive: true, force: true });
  mkdirSync(journal, { recursive: true });
  cpSync(join(source, "sections.yml"), join(journal, "sections.yml"));
  for (let number = 1; number <= count; number += 1) {
    const model = folders[(number - 1) % folders.length] ?? "";
    const folder = join(journal, number <= folders.length ? model : `${model}-${number}`);
    mkdirSync(folder);
    for (const file of readdirSync(join(source, model))) {
      const from = join(source, model, file);
      if (extname(file) !== ".mdx") linkSync(from, join(folder, file));
      else if (number <= folders.length) cpSync(from, join(folder, file));
      else writeFileSync(join(folder, file), renamed(readFileSync(from, "utf8"), number));
    }
  }
};

/** Adds a sentence to the English text of the first post. */
export const editPost = (journal: string, sentence: string): void => {
  const [first = ""] = readdirSync(journal).filter((name) => extname(name) === "");
  const file = join(journal, first, "index.en.mdx");
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\n\n${sentence}\n`);
};
