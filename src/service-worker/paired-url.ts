/** A page is kept as two answers: its HTML, and the data Gatsby asks for about it. Pure. */
import { pageDataAddress, pageOfData } from "../lib/page-data";

/** The page's address for its data's and the other way round; undefined for data that belongs to no page. */
export const pairedUrl = (path: string): string | undefined =>
  path.startsWith("/page-data/") ? pageOfData(path) : pageDataAddress(path);
