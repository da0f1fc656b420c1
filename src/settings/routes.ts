/** The site's fixed pages, without language. Suites, posts and sections get theirs from the content. */
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
  "/rental-conditions",
  "/reviews",
  "/rooms",
] as const;
