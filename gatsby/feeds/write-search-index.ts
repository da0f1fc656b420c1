import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import * as v from "valibot";
import { cataloguePath, partPath } from "../../src/lib/search/index-format";
import { type RunQuery, publicOf, queryOf } from "../build-arguments";
import { buildCode } from "../build-code";
import { projectFolder } from "../hosting/public-folder";
import { Remembered, memoryPath } from "../remembered";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";
import { countWords } from "./word-counts";

const digest = (text: string): string => createHash("sha1").update(text).digest("base64");

const writeIndex = async (run: RunQuery, publicDirectory: string): Promise<void> => {
  const write = async (path: string, content: unknown) => {
    const target = join(publicDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(content));
  };
  const posts = await publishedPosts(run, ["headings", "plainText"]);
  // Words are counted once for as long as a text does not change.
  const counts = await Remembered.open(memoryPath("search-words"), buildCode(projectFolder), v.string());
  await rm(join(publicDirectory, "search"), { recursive: true, force: true });
  for (const [language, own] of posts) {
    const counted = new Map<string, string>();
    for (const { plainText } of own) {
      counted.set(plainText, await counts.of(digest(plainText), [], () => Promise.resolve(countWords(plainText))));
    }
    const { catalogue, parts } = buildSearchIndex(own, (text) => counted.get(text) ?? countWords(text));
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts) await write(partPath(language, part), words);
  }
  await counts.save();
};

/** After the build: the journal's search index, at fixed addresses below `/search`. */
export const writeSearchIndex = (args: BuildArgs): Promise<void> => writeIndex(queryOf(args), publicOf(args));

/** While editing there is no build to wait for: the index is written whenever content has changed. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = async (args) => {
  if (process.env["gatsby_executing_command"] === "develop") await writeIndex(queryOf(args), publicOf(args));
};
