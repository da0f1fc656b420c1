import { readStored, writeStored } from "../../lib/storage";

/** The sessionStorage key that remembers for which build the page was reloaded. */
export const reloadedForKey = "reloaded-for";

/**
 * Loads anew a page whose parts are gone because a newer version was deployed. Once for each build: when the same build
 * fails again, or when that could not be remembered, or offline, nothing happens. Answers whether it does.
 */
export const reloadOnce = (build: string, reload: () => void): boolean => {
  if (!navigator.onLine || readStored(reloadedForKey, "sessionStorage") === build) return false;
  if (!writeStored(reloadedForKey, build, "sessionStorage")) return false;
  reload();
  return true;
};
