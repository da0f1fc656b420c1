/** Addresses that are taken, so that nothing in the content may be called so. */
import { languages } from "../../src/settings/languages";
import { fixedPaths } from "../../src/settings/routes";
import { staffPages } from "../../src/settings/staff";

/** First parts of paths: pages, files and servers. A section of the journal would hide them. */
const firstParts = new Set<string>([
  ...languages,
  ...[...fixedPaths, ...staffPages].map((path) => path.slice(1)).filter((part) => part !== ""),
  "api",
  "assets",
  "auth",
  "brand",
  "cards",
  "feed",
  "fonts",
  "functions",
  "icons",
  "mailbox",
  "offline",
  "page",
  "page-data",
  "rest",
  "search",
  "social",
  "static",
  "storage",
  "suite",
  "suites",
  "uploads",
]);

/** Whether a section of the journal may not have this id. */
export const isReservedSection = (id: string): boolean => firstParts.has(id);

/** Whether a post may not have this slug: `/journal/page/2` is a page of the list. */
export const isReservedPost = (slug: string): boolean => slug === "page";
