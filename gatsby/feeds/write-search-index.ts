import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type PartFile,
  cataloguePath,
  partPath,
  type PagesFile,
  pagesFiles,
  pagesPath,
} from "../../src/lib/search/search-format";
import { withoutLanguage } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { filesBelow, publicFolder, writePublic } from "../hosting/public-folder";
import { isIndexable, readBuiltPages } from "../seo/built-pages";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";
import { searchedPage } from "./searched-page";

/** Removes parts of an earlier index that are not in this one. The last build step removes their compressed copies. */
const removeOthers = async (written: ReadonlySet<string>): Promise<void> => {
  const others = filesBelow(publicFolder).filter((file) => /^search\/.*\.json$/.test(file) && !written.has(`/${file}`));
  await Promise.all(others.map((file) => rm(join(publicFolder, file))));
};

/** The texts of the indexable built pages. The journal's posts have an index of their own. */
const readSearchedPages = ({ sections }: Content) => {
  const lists = ["blog", "journal", ...sections.map(({ id }) => id)];
  const isOfJournal = (path: string) => lists.includes(withoutLanguage(path).split("/")[1] ?? "");
  return readBuiltPages(publicFolder, (path) => !isOfJournal(path))
    .filter(isIndexable)
    .map((page) => ({
      language: page.language,
      searched: searchedPage(readFileSync(join(publicFolder, page.file), "utf8"), page),
    }));
};

/** Writes the search data to fixed paths below `/search`: an index of the posts in `content`, and the texts of the other built pages. */
export const writeSearchIndex = async (content: Content): Promise<void> => {
  const written = new Set<string>();
  const write = (path: string, data: unknown) => {
    written.add(path);
    return writePublic(path, JSON.stringify(data));
  };
  const pages = readSearchedPages(content);
  const policies = new Set(content.policies.map(({ slug }) => `/${slug}`));
  for (const [language, own] of publishedPosts(content)) {
    const { catalogue, parts } = buildSearchIndex(own);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
    const ownPages = pages.filter((page) => page.language === language).map(({ searched }) => searched);
    for (const file of pagesFiles) {
      const ofFile = ownPages.filter(({ path }) => policies.has(path) === (file === "policies"));
      await write(pagesPath(language, file), { pages: ofFile } satisfies PagesFile);
    }
  }
  await removeOthers(written);
};
