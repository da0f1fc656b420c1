/** Data that stands in every page's HTML as JSON, for the scripts that run before Gatsby's. */

/** The element with the page's own facts. */
export const pageFactsId = "page";

export interface PageFacts {
  /** The path that the page was built for. The address is another where the page is shown in place of one: not found, offline, staff. */
  readonly path: string;
}

/** The element with the names of Gatsby's scripts. */
export const appScriptsId = "app-scripts";

export interface AppScripts {
  /** Gatsby's hash of this build. */
  readonly hash: string;
  /** Addresses in the order in which they must run. */
  readonly scripts: readonly string[];
}
