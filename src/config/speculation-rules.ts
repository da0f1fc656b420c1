/**
 * Which pages the browser renders ahead: those of the links that carry this attribute. The rules are always the same text, so
 * that the Content-Security-Policy can name it.
 */
export const aheadAttribute = "data-ahead";

export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: `a[${aheadAttribute}]` }, eagerness: "immediate" }],
});
