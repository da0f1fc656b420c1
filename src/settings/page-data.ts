/** Data that stands in every page's HTML as JSON, for the scripts that run before Gatsby's. */

/** The element with the page's own facts. */
export const pageFactsId = "page";

export interface PageFacts {
  /** The page's path as it was built. Another address shows it when it stands in for that one: not found, offline, staff. */
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
