/** Where Gatsby keeps the data of a page, query included as Gatsby asks for it. */
export const pageDataAddress = (path: string, search: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json${search}`;

/** Fetches a page's data. Throws when it does not come or is no page's. */
export const fetchPageData = async (path: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(pageDataAddress(path, ""));
  const data: unknown = answer.ok ? await answer.json() : null;
  if (typeof data !== "object" || data === null || !("path" in data)) throw new Error(`No page data for ${path}`);
  return { ...data };
};
