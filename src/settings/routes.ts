/**
 * Paths of the site's fixed pages, without language; not those of the offline, not-found and staff pages. The paths of
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
