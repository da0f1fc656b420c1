/**
 * Attribute of links whose pages the browser prerenders or prefetches. Links are marked instead of changing the rules,
 * because the Content-Security-Policy contains the hash of the rules' text.
 */
export const speculationAttribute = "data-speculation";

/** `prerender` loads the whole page, `prefetch` only its HTML. */
export type Speculation = "prerender" | "prefetch";

/** Chromium 121 asks for the source, which later versions conclude from `where`. */
const rule = (ahead: Speculation) => [
  { source: "document", where: { selector_matches: `a[${speculationAttribute}=${ahead}]` }, eagerness: "immediate" },
];

export const speculationRules = JSON.stringify({ prerender: rule("prerender"), prefetch: rule("prefetch") });
