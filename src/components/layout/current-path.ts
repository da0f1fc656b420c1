import { useLocation } from "@reach/router";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { useContext, useSyncExternalStore } from "react";
import { withoutLanguage } from "../../settings/languages";

/** The page's path without its language and without a trailing slash, the same on the server and in the browser. */
export const useCurrentPath = (): string => {
  const path = withoutLanguage(useLocation().pathname);
  return path.length > 1 ? path.replace(/\/$/, "") : "/";
};

/** Pages that are shown at the URLs of other pages. */
const fallbackPages = /^\/(?:404(?:\.html)?|offline)\/?$/;

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * The path of this page for links to its other languages. The not-found and the offline page can be shown at any URL,
 * which is known only in the browser; until then, and without scripts, the path is `/`.
 */
export const useAlternatePath = (): string => {
  const current = useCurrentPath();
  const { originalPath } = useContext(I18nextContext);
  const isFallback = fallbackPages.test(withoutLanguage(originalPath));
  const known = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return isFallback && !known ? "/" : current;
};
