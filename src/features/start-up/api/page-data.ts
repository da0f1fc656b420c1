import { pageDataAddress } from "../../../lib/page-data";

/** Fetches a page's data. Throws when it does not come or is no page's. */
export const fetchPageData = async (path: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(pageDataAddress(path));
  const data: unknown = answer.ok ? await answer.json() : null;
  if (typeof data !== "object" || data === null || !("path" in data)) throw new Error(`No page data for ${path}`);
  return { ...data };
};
