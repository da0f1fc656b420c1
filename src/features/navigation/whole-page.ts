/**
 * Sections out of sight are laid out when they come near (styles/base.css), with a guessed height until then. Whoever goes to a
 * place inside a page needs the true heights of what stands above it.
 */
import { namesPhoto } from "../gallery/photo-address";

const attribute = "data-whole";

/** Lays out every section at once, or those in sight alone. */
export const layOutWhole = (whole: boolean): void => {
  document.documentElement.toggleAttribute(attribute, whole);
};

const isInside = (hash: string): boolean => hash !== "" && !namesPhoto(hash);

/**
 * Whether this document was opened at a place inside it: by an anchor, by reloading, or by coming back to it. A photograph's
 * address leads over the page, not into it.
 */
export const opensInside = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry !== undefined && "type" in entry ? entry.type : "navigate";
  return isInside(location.hash) || type !== "navigate";
};

/** Whether a press on an element leads to a place inside a page. */
export const leadsInside = (target: Element): boolean => {
  const href = target.closest("[href*='#']")?.getAttribute("href") ?? "";
  return isInside(href.slice(href.indexOf("#")));
};
