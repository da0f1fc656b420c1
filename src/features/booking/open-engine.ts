/** Opens the booking engine in a new tab and returns the result (specification §4: redirecting, opened, error). */

export type OpeningResult = "opened" | "blocked" | "failed";

interface OpenEngineOptions {
  readonly open?: typeof window.open;
  /** How long to watch the new tab, in milliseconds; after that it counts as opened even if its page is still loading. */
  readonly timeout?: number;
  /** How often to check the tab, in milliseconds. */
  readonly interval?: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A tab is still loading while its URL is readable; once it shows another site, reading the URL throws. */
const isStillLoading = (tab: Window): boolean => {
  try {
    return !tab.closed && tab.location.href === "about:blank";
  } catch {
    return false;
  }
};

/**
 * Opens the URL `address` in a new tab. Call it synchronously in the click handler, or the browser blocks it as a popup.
 * `blocked`: the browser opened no tab. `failed`: the URL is invalid or the browser threw an error. Never throws.
 */
export const openEngine = async (
  address: string,
  { open = window.open.bind(window), timeout = 4000, interval = 100 }: OpenEngineOptions = {},
): Promise<OpeningResult> => {
  try {
    const tab = open(new URL(address).href, "_blank");
    if (!tab || tab.closed) return "blocked";
    // The engine's page must not control ours. With `noopener`, `open` returns null even if a tab was opened.
    tab.opener = null;
    for (let waited = 0; waited < timeout && isStillLoading(tab); waited += interval) await wait(interval);
    return "opened";
  } catch (error) {
    console.warn("The booking engine could not be opened.", error);
    return "failed";
  }
};
