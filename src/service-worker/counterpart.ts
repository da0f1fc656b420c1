/** A page is kept as two answers: its HTML, and the data Gatsby asks for about it. Pure. */
import { pageOfData } from "./kind";

/** Where a page's data is: `/el/contact` → `/page-data/el/contact/page-data.json`. */
export const dataOf = (path: string): string => `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

/** The page's address for its data's and the other way round; undefined for data that belongs to no page. */
export const counterpartOf = (path: string): string | undefined =>
  path.startsWith("/page-data/") ? pageOfData(path) : dataOf(path);
