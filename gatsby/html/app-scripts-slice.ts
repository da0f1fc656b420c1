import { appScriptsId } from "../../src/settings/page-data";

/** The slice of the pages' HTML that names Gatsby's scripts. */
export const appScriptsSlice = `${appScriptsId}-1`;
