/** The site's fixed pages, without language. The paths of suites, posts and sections come from the content. */
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
