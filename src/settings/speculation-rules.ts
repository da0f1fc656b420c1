/**
 * Which pages the browser prerenders or prefetches: those of the links with this attribute. The rules are always the same text, so that the
 * Content-Security-Policy can name its hash.
 */
export const speculationAttribute = "data-speculation";

/** A prerendered page is shown at once; of a prefetched one only the HTML is there. */
export type Speculation = "prerender" | "prefetch";

const rule = (ahead: Speculation) => [
  { where: { selector_matches: `a[${speculationAttribute}=${ahead}]` }, eagerness: "immediate" },
];

export const speculationRules = JSON.stringify({ prerender: rule("prerender"), prefetch: rule("prefetch") });
