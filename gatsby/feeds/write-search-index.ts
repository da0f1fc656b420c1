import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import * as v from "valibot";
import { type PartFile, cataloguePath, partPath } from "../../src/lib/search/index-format";
import { type RunQuery, publicOf, queryOf } from "../build-arguments";
import { buildCode } from "../build-code";
import { filesBelow, projectFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { Remembered, memoryPath } from "../remembered";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";
import { countWords } from "./word-counts";

const digest = (text: string): string => createHash("sha1").update(text).digest("base64");

/** Removes parts of an earlier index that this one has not; their compressed copies go with the last step. */
const removeOthers = async (folder: string, written: ReadonlySet<string>): Promise<void> => {
  const parts = existsSync(folder) ? filesBelow(folder).map((file) => join(folder, file)) : [];
  await Promise.all(parts.filter((file) => file.endsWith(".json") && !written.has(file)).map((file) => rm(file)));
};

const writeIndex = async (run: RunQuery, publicDirectory: string): Promise<void> => {
  const written = new Set<string>();
  const write = (path: string, content: unknown) => {
    const target = join(publicDirectory, path);
    written.add(target);
    return writeChanged(target, JSON.stringify(content));
  };
  const posts = await publishedPosts(run, ["headings", "plainText"]);
  // Words are counted once for as long as a text does not change.
  const counts = await Remembered.open(memoryPath("search-words"), buildCode(projectFolder), v.string());
  const count = (text: string): string => {
    const key = digest(text);
    const counted = counts.get(key) ?? countWords(text);
    counts.set(key, counted);
    return counted;
  };
  for (const [language, own] of posts) {
    const { catalogue, parts } = buildSearchIndex(own, count);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
  }
  await removeOthers(join(publicDirectory, "search"), written);
  await counts.save();
};

/** After the build: the journal's search index, at fixed addresses below `/search`. */
export const writeSearchIndex = (args: BuildArgs): Promise<void> => writeIndex(queryOf(args), publicOf(args));

/** While editing there is no build to wait for: the index is written whenever content has changed. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = async (args) => {
  if (process.env["gatsby_executing_command"] === "develop") await writeIndex(queryOf(args), publicOf(args));
};
