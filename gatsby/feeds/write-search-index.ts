import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type PartFile, cataloguePath, partPath } from "../../src/lib/search/index-format";
import { type PagesFile, type SearchedPage, pagesFiles, pagesPath } from "../../src/lib/search/pages-format";
import { type Language, withoutLanguage } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { filesBelow, pageFiles, publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { isIndexable, pathOf, readPage } from "../seo/read-page";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";
import { searchedPage } from "./searched-page";

/** Removes parts of an earlier index that are not in this one. The last build step removes their compressed copies. */
const removeOthers = async (folder: string, written: ReadonlySet<string>): Promise<void> => {
  const parts = existsSync(folder) ? filesBelow(folder).map((file) => join(folder, file)) : [];
  await Promise.all(parts.filter((file) => file.endsWith(".json") && !written.has(file)).map((file) => rm(file)));
};

/** Whether a path without language belongs to the journal, whose posts have a separate index. */
const isOfJournal = (path: string, { sections }: Pick<Content, "sections">): boolean =>
  ["/blog", "/journal", ...sections.map(({ id }) => `/${id}`)].some(
    (list) => path === list || path.startsWith(`${list}/`),
  );

/** The indexable built pages outside the journal, in the order of their files' names. */
const readSearchedPages = async (
  content: Pick<Content, "sections">,
): Promise<readonly (SearchedPage & { readonly language: Language })[]> => {
  const pages = new Map<string, SearchedPage & { readonly language: Language }>();
  for (const file of pageFiles(publicFolder).sort()) {
    if (isOfJournal(withoutLanguage(pathOf(file)), content)) continue;
    const html = await readFile(join(publicFolder, file), "utf8");
    const page = readPage(html, file);
    if (page === null || !isIndexable(page)) continue;
    pages.set(page.path, { language: page.language, ...searchedPage(html, page) });
  }
  return [...pages.values()];
};

/** Writes the search data to fixed paths below `/search`: an index of the posts in `content`, and the texts of the other built pages. */
export const writeSearchIndex = async (content: Content): Promise<void> => {
  const written = new Set<string>();
  const write = (path: string, content: unknown) => {
    const target = join(publicFolder, path);
    written.add(target);
    return writeChanged(target, JSON.stringify(content));
  };
  const pages = await readSearchedPages(content);
  const policies = new Set(content.policies.map(({ slug }) => `/${slug}`));
  for (const [language, own] of publishedPosts(content)) {
    const { catalogue, parts } = buildSearchIndex(own);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
    for (const file of pagesFiles) {
      const ofFile = pages.filter(
        (page) => page.language === language && policies.has(page.path) === (file === "policies"),
      );
      await write(pagesPath(language, file), {
        pages: ofFile.map(({ language: _, ...page }) => page),
      } satisfies PagesFile);
    }
  }
  await removeOthers(join(publicFolder, "search"), written);
};
