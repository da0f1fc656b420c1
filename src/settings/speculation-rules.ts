/**
 * Which pages the browser renders, or only fetches, ahead: those of the links whose attribute says so. The rules are always the
 * same text, so that the Content-Security-Policy can name it.
 */
export const aheadAttribute = "data-ahead";

/** A page rendered ahead is shown at once; one fetched ahead has only its text, and waits for nothing of the network but its pictures. */
export type Ahead = "rendered" | "fetched";

const rule = (ahead: Ahead) => [
  { where: { selector_matches: `a[${aheadAttribute}=${ahead}]` }, eagerness: "immediate" },
];

export const speculationRules = JSON.stringify({ prerender: rule("rendered"), prefetch: rule("fetched") });
