/** Where the window scrolls to when the page changes (specification §2). */
import { isStep, placeOf } from "./scroll-position";
import { scrollToTop } from "./to-top";

interface RouterProps {
  readonly location: Location & {
    readonly key?: string;
    readonly state?: unknown;
  };
}

interface ScrollArgs {
  readonly prevRouterProps?: RouterProps;
  readonly routerProps: RouterProps;
}

/** State of a navigation that only keeps the address in step with the page, such as a filter: nothing scrolls. */
export const stay = { stay: true } as const;

const stays = (state: unknown): boolean => typeof state === "object" && state !== null && "stay" in state;

/** To where an entry was left. Where nobody knows, another page begins at its top or at the part that its address names. */
const returnTo = (place: number | undefined, samePage: boolean, hash: string): boolean => {
  if (place === undefined && (samePage || hash !== "")) return !samePage;
  window.scrollTo({ top: place ?? 0, behavior: "instant" });
  return false;
};

/**
 * Gatsby's `shouldUpdateScroll`: a navigation click scrolls smoothly to the top (at once where motion is not wanted), back
 * and forward return to where the page was left, and the first page is left to the browser.
 */
export const scrollForRoute = ({ prevRouterProps, routerProps }: ScrollArgs): boolean => {
  const { key, pathname, hash, state } = routerProps.location;
  if (prevRouterProps === undefined) return false;
  const samePage = prevRouterProps.location.pathname === pathname;
  if (isStep(key)) return returnTo(placeOf(key), samePage, hash);
  if (hash !== "") return true;
  if (!(samePage && stays(state))) scrollToTop();
  return false;
};
