import reporter from "gatsby-cli/lib/reporter";
import { loadPageNames } from "./hosting/public-pages";
import { hideLeftOutPages } from "./left-out-pages";

export const onPreInit = (): void => {
  loadPageNames();
  hideLeftOutPages(reporter);
};
