import { languageOfPath } from "../../settings/languages";
import { isAhead } from "../../lib/dom/is-ahead";
import { addressInLanguage } from "./go-to-language";

/**
 * Whether a link of the same page in the other language has led here. In a tab of its own it does so without a click that the other page
 * would see, so that the stored language is still the other.
 */
export const cameFromTwin = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as readonly PerformanceNavigationTiming[];
  if (isAhead() || entry?.type !== "navigate" || !document.referrer.startsWith(`${location.origin}/`)) return false;
  const { pathname } = new URL(document.referrer);
  const here = languageOfPath(location.pathname);
  return addressInLanguage({ pathname, search: "", hash: "" }, here) === location.pathname;
};
