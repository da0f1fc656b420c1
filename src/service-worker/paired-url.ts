/** A page is cached as two responses: its HTML, and Gatsby's data for it. Pure function. */
import { pageDataAddress, pageOfData } from "../lib/page-data";

/** The data path of a page, or the page of a data path; undefined for data that belongs to no page. */
export const pairedUrl = (path: string): string | undefined =>
  path.startsWith("/page-data/") ? pageOfData(path) : pageDataAddress(path);
