/** The site's fixed pages, without language. Suites, posts and sections get theirs from the content. */
export const fixedPaths = [
  "/",
  "/about",
  "/blog",
  "/contact",
  "/cookie-policy",
  "/dsar",
  "/faq",
  "/free-nights",
  "/journal",
  "/newsletter-verified",
  "/privacy",
  "/rental-conditions",
  "/reviews",
  "/rooms",
] as const;
