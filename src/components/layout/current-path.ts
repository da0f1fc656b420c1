import { useLocation } from "@reach/router";
import { withoutLanguage } from "../../config/languages";

/** The page's path without its language and without a trailing slash, on the server as in the browser. */
export const useCurrentPath = (): string => {
  const bare = withoutLanguage(useLocation().pathname);
  return bare.length > 1 ? bare.replace(/\/$/, "") : "/";
};
