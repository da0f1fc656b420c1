/** The URLs of Gatsby's page data, and the JSON in every page's HTML. The start scripts, the service worker and the build share this file. */

/** The path of a page's data: `/el/contact` → `/page-data/el/contact/page-data.json`. A query is appended, as Gatsby does. */
export const pageDataAddress = (path: string, search = ""): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json${search}`;

/** The page of a data path: `/page-data/el/contact/page-data.json` → `/el/contact`; undefined for data that pages share. */
export const pageOfData = (pathname: string): string | undefined => {
  const page = /^\/page-data\/(.+)\/page-data\.json$/.exec(pathname)?.[1];
  return page === undefined || page.startsWith("sq/") ? undefined : page === "index" ? "/" : `/${page}`;
};

/** The data path of a page, or the page of a data path; undefined for data that belongs to no page. */
export const pairedUrl = (path: string): string | undefined =>
  path.startsWith("/page-data/") ? pageOfData(path) : pageDataAddress(path);

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

/** The parsed JSON of a script element; null if it is missing, or may be incomplete because the document is being parsed. */
export const readJsonElement = (id: string): unknown =>
  document.readyState === "loading" ? null : JSON.parse(document.getElementById(id)?.textContent ?? "null");
