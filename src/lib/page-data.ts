/** The URLs of Gatsby's page data, and JSON in elements of the page. The start scripts and the service worker share this file. */

/** The path of a page's data: `/el/contact` → `/page-data/el/contact/page-data.json`. A query is appended, as Gatsby does. */
export const pageDataAddress = (path: string, search = ""): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json${search}`;

/** The page of a data path: `/page-data/el/contact/page-data.json` → `/el/contact`; undefined for data that pages share. */
export const pageOfData = (pathname: string): string | undefined => {
  const page = /^\/page-data\/(.+)\/page-data\.json$/.exec(pathname)?.[1];
  return page === undefined || page.startsWith("sq/") ? undefined : page === "index" ? "/" : `/${page}`;
};

/** The parsed JSON of a script element, by its id; null if there is no such element, or while the document is parsed and its text may be incomplete. */
export const readJsonElement = (id: string): unknown =>
  document.readyState === "loading" ? null : JSON.parse(document.getElementById(id)?.textContent ?? "null");

/** The data path of a page, or the page of a data path; undefined for data that belongs to no page. */
export const pairedUrl = (path: string): string | undefined =>
  path.startsWith("/page-data/") ? pageOfData(path) : pageDataAddress(path);
