/** Addresses that are taken, so that nothing in the content may be called so. */
import { languages } from "../../src/settings/languages";

/** First parts of paths: pages, files and servers. A section of the journal would hide them. */
const firstParts = new Set<string>([
  ...languages,
  "about",
  "accessibility",
  "admin",
  "api",
  "assets",
  "auth",
  "blog",
  "brand",
  "cards",
  "contact",
  "cookie-policy",
  "dsar",
  "faq",
  "feed",
  "fonts",
  "functions",
  "guide",
  "icons",
  "image-admin",
  "journal",
  "mailbox",
  "newsletter-verified",
  "offline",
  "page",
  "page-data",
  "privacy",
  "rental-conditions",
  "rest",
  "reviews",
  "rooms",
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

/** Pages that stand at a fixed path, without language. */
export const fixedPaths: readonly string[] = [
  "/",
  "/about",
  "/accessibility",
  "/blog",
  "/contact",
  "/cookie-policy",
  "/dsar",
  "/faq",
  "/guide",
  "/journal",
  "/newsletter-verified",
  "/privacy",
  "/rental-conditions",
  "/reviews",
  "/rooms",
];
