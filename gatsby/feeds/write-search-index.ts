import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type PartFile, cataloguePath, partPath } from "../../src/lib/search/index-format";
import { buildCode } from "../build-code";
import type { Content } from "../content/content";
import { filesBelow, projectFolder, publicFolder } from "../hosting/public-folder";
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

/** The search index of the journal in `content`, at fixed addresses below `/search`. */
export const writeSearchIndex = async (content: Content): Promise<void> => {
  const written = new Set<string>();
  const write = (path: string, content: unknown) => {
    const target = join(publicFolder, path);
    written.add(target);
    return writeChanged(target, JSON.stringify(content));
  };
  // Words are counted once for as long as a text does not change.
  const counts = await Remembered.open(memoryPath("search-words"), buildCode(projectFolder), v.string());
  const count = (text: string): string => {
    const key = digest(text);
    const counted = counts.get(key) ?? countWords(text);
    counts.set(key, counted);
    return counted;
  };
  for (const [language, own] of publishedPosts(content)) {
    const { catalogue, parts } = buildSearchIndex(own, count);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
  }
  await removeOthers(join(publicFolder, "search"), written);
  await counts.save();
};
