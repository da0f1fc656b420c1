/** Paths, without language, of the pages and feeds that do not depend on the content, and one of the development server. */
import { inLanguage, languages } from "./languages";

/** The fixed pages; not the offline, not-found and staff pages. The paths of suites, posts and sections come from the content. */
export const fixedPaths = [
  "/",
  "/about",
  "/accessibility",
  "/blog",
  "/contact",
  "/cookie-policy",
  "/dsar",
  "/faq",
  "/free-nights",
  "/guide",
  "/journal",
  "/newsletter-verified",
  "/privacy",
  "/proof",
  "/rental-conditions",
  "/reviews",
  "/rooms",
] as const;

/** The house guide's path. */
export const guidePath = "/guide";

/** Path of the page with the site's measurements of itself. */
export const proofPath = "/proof";

/** Paths of the journal's feeds. */
export const rssPath = "/rss.xml";
export const jsonFeedPath = "/feed.json";

/**
 * The client-only staff pages: no consent, no lookups, nothing from third parties, never cached. Each page handles all paths below it, in
 * every language.
 */
export const staffPages = ["/admin", "/image-admin"] as const;

/** Gatsby's name for the template that renders all staff pages. */
export const staffComponent = "component---src-templates-staff-tsx";

/** The staff page that handles a path, in the path's language, or undefined: `/el/admin/messages` → `/el/admin`. */
export const staffPageOf = (pathname: string): string | undefined =>
  languages
    .flatMap((language) => staffPages.map((page) => inLanguage(page, language)))
    .find((page) => pathname === page || pathname.startsWith(`${page}/`));

/** Whether a path is a staff page or below one. */
export const isStaffPath = (pathname: string): boolean => staffPageOf(pathname) !== undefined;

/**
 * Path of the event stream by which the development server reports problems in the content to its pages. Each event is
 * a JSON string, which is empty if there is no problem.
 */
export const contentIssuesPath = "/___content-issues";
