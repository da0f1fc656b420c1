/** Paths of the site's fixed pages, and of the development server. */

/**
 * Paths of the fixed pages, without language; not those of the offline, not-found and staff pages. The paths of
 * suites, posts and sections come from the content.
 */
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

/** The house guide's path, without language. */
export const guidePath = "/guide";

/** Path of the page with the site's measurements of itself. */
export const proofPath = "/proof";

/**
 * Path of the event stream by which the development server reports problems in the content to its pages. Each event is
 * a JSON string, which is empty if there is no problem.
 */
export const contentIssuesPath = "/___content-issues";
