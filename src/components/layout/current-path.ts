import { useLocation } from "@reach/router";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { useContext, useSyncExternalStore } from "react";
import { withoutLanguage } from "../../settings/languages";

/** The page's path without its language and without a trailing slash, on the server as in the browser. */
export const useCurrentPath = (): string => {
  const bare = withoutLanguage(useLocation().pathname);
  return bare.length > 1 ? bare.replace(/\/$/, "") : "/";
};

/** Pages that are shown at the addresses of others. */
const standIns = /^\/(?:404(?:\.html)?|offline)\/?$/;

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * The path of this page for links to it in other languages. A page that is shown at the addresses of others (not found, offline) knows the address in
 * the browser only; until then, and without scripts, it is the home page's.
 */
export const useAlternatePath = (): string => {
  const current = useCurrentPath();
  const { originalPath } = useContext(I18nextContext);
  const standsIn = standIns.test(withoutLanguage(originalPath));
  const known = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return standsIn && !known ? "/" : current;
};
