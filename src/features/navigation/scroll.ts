/** Where the window scrolls to when the page changes (specification §2). */

interface RouterProps {
  readonly location: Location & { readonly action?: "PUSH" | "POP" | "REPLACE"; readonly key?: string };
}

interface ScrollArgs {
  readonly prevRouterProps?: RouterProps;
  readonly routerProps: RouterProps;
  readonly getSavedScrollPosition: (location: RouterProps["location"]) => readonly [number, number | null | undefined];
}

const reducesMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Gatsby's `shouldUpdateScroll`: a navigation click scrolls smoothly to the top (at once where motion is not wanted), back
 * and forward return to where the page was left, and the first page is left to the browser.
 */
export const scrollForRoute = ({ prevRouterProps, routerProps, getSavedScrollPosition }: ScrollArgs): boolean => {
  const { location } = routerProps;
  if (prevRouterProps === undefined) return false;
  const samePage = prevRouterProps.location.pathname === location.pathname;
  if (location.hash !== "") return !samePage || location.action === "PUSH";
  if (location.action === "POP") {
    if (!samePage) window.scrollTo({ top: getSavedScrollPosition(location)[1] ?? 0, behavior: "instant" });
    return false;
  }
  window.scrollTo({ top: 0, behavior: reducesMotion() ? "instant" : "smooth" });
  return false;
};
