/** Names that sections and posts must not have, because the site uses them in URLs. */
import { backendPaths, foldersForADay, immutableFolders } from "../../src/settings/hosting";
import { languages } from "../../src/settings/languages";
import { fixedPaths } from "../../src/settings/routes";
import { staffPages } from "../../src/settings/staff";

/** The first segments of paths of pages, files and services. A journal section with such an id would hide them. */
const firstParts = new Set<string>([
  ...languages,
  ...[...fixedPaths, ...staffPages].map((path) => path.slice(1)).filter((part) => part !== ""),
  ...[...backendPaths, ...foldersForADay, ...immutableFolders].map((path) => path.replaceAll("/", "")),
  "api",
  "assets",
  "feed",
  "home",
  "mailbox",
  "map",
  "offline",
  "page",
  "page-data",
  "search",
  "social",
  "suite",
  "suites",
  "uploads",
]);

/** Whether a section of the journal must not have this id. */
export const isReservedSection = (id: string): boolean => firstParts.has(id);

/** Whether a suite must not have this id: `/suite/index` is read as `/suite`. */
export const isReservedSuite = (id: string): boolean => id === "index";

/** Whether a post must not have this slug: `/journal/page/2` is a page of the list of posts. */
export const isReservedPost = (slug: string): boolean => slug === "page";
