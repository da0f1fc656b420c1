import { namePages } from "../hosting/name-pages";
import { isDevelopment } from "../sources/content-state";

/** Before a build: gives pages the names under which hosts serve them. */
export const onPreInit = (): void => {
  if (!isDevelopment()) namePages();
};
