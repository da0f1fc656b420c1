/** JSON data in every page's HTML, for the scripts that run before Gatsby's. */

/** Id of the element with the page's facts. */
export const pageFactsId = "page";

export interface PageFacts {
  /**
   * The path the page was built for. The path differs from the URL if the page is shown for other URLs: the
   * not-found, offline and staff pages.
   */
  readonly path: string;
}

/** Id of the element with the URLs of Gatsby's scripts. */
export const appScriptsId = "app-scripts";

export interface AppScripts {
  /** Gatsby's hash of this build. */
  readonly hash: string;
  /** URLs in the order in which they must run. */
  readonly scripts: readonly string[];
}
