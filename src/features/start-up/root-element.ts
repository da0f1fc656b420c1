/** The element the application lives in (specification §2). */

export const rootId = "___gatsby";
/** What covers a page that comes without content, until it has some. */
export const loadingOverlayId = "loading-overlay";
/** Gatsby's frame inside the root: there from the start, filled by the page. */
const frameId = "gatsby-focus-wrapper";

export const findRoot = (): HTMLElement | null => document.getElementById(rootId);

/** Whether nothing of a page stands in the root element, or there is none. */
export const isRootEmpty = (): boolean => {
  const root = findRoot();
  const frame = document.getElementById(frameId) ?? root;
  return root === null || frame?.childElementCount === 0;
};
