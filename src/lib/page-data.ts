/** The addresses of Gatsby's page data, and JSON in elements of the page. The start scripts and the service worker share it. */

/** Converts between a page's address and the address of its data in Gatsby. Pure; the start scripts and the service worker share it. */

/** The address of a page's data: `/el/contact` → `/page-data/el/contact/page-data.json`; a query as Gatsby requests it. */
export const pageDataAddress = (path: string, search = ""): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json${search}`;

/** The page whose data an address holds: `/page-data/el/contact/page-data.json` → `/el/contact`; undefined for shared data. */
export const pageOfData = (pathname: string): string | undefined => {
  const page = /^\/page-data\/(.+)\/page-data\.json$/.exec(pathname)?.[1];
  return page === undefined || page.startsWith("sq/") ? undefined : page === "index" ? "/" : `/${page}`;
};

/** The JSON of a script element of the page, by its id; null where there is none. */
export const readJsonElement = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "null");
