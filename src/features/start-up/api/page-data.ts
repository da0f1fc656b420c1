import { pageDataAddress } from "../../../lib/page-data";

/** Fetches a page's data. Throws an error with the path if the request fails or the response is not page data. */
export const fetchPageData = async (path: string): Promise<Record<string, unknown>> => {
  const response = await fetch(pageDataAddress(path));
  const data: unknown = response.ok ? await response.json() : null;
  if (typeof data !== "object" || data === null || !("path" in data)) throw new Error(path);
  return { ...data };
};
