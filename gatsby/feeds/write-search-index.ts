import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type PartFile, cataloguePath, partPath } from "../../src/lib/search/index-format";
import type { Content } from "../content/content";
import { filesBelow, publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";

/** Removes parts of an earlier index that this one does not have; the last build step removes their compressed copies. */
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
  for (const [language, own] of publishedPosts(content)) {
    const { catalogue, parts } = buildSearchIndex(own);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
  }
  await removeOthers(join(publicFolder, "search"), written);
};
