/** Where the window scrolls to when the page changes (specification §2). */
import { scrollToTop } from "./to-top";

interface RouterProps {
  readonly location: Location & {
    readonly action?: "PUSH" | "POP" | "REPLACE";
    readonly key?: string;
    readonly state?: unknown;
  };
}

interface ScrollArgs {
  readonly prevRouterProps?: RouterProps;
  readonly routerProps: RouterProps;
  readonly getSavedScrollPosition: (location: RouterProps["location"]) => readonly [number, number | null | undefined];
}

/** State of a navigation that only keeps the address in step with the page, such as a filter: nothing scrolls. */
export const stay = { stay: true } as const;

const stays = (state: unknown): boolean => typeof state === "object" && state !== null && "stay" in state;

/**
 * Gatsby's `shouldUpdateScroll`: a navigation click scrolls smoothly to the top (at once where motion is not wanted), back
 * and forward return to where the page was left, and the first page is left to the browser.
 */
export const scrollForRoute = ({ prevRouterProps, routerProps, getSavedScrollPosition }: ScrollArgs): boolean => {
  const { location } = routerProps;
  if (prevRouterProps === undefined) return false;
  const samePage = prevRouterProps.location.pathname === location.pathname;
  if (location.hash !== "") return !samePage || location.action === "PUSH";
  if (samePage && stays(location.state)) return false;
  if (location.action === "POP") {
    if (!samePage) window.scrollTo({ top: getSavedScrollPosition(location)[1] ?? 0, behavior: "instant" });
    return false;
  }
  scrollToTop();
  return false;
};
