/** Opens the booking engine in a tab of its own and says how that went (specification §4: redirecting, opened, error). */

export type OpeningResult = "opened" | "blocked" | "failed";

interface OpenEngineOptions {
  readonly open?: typeof window.open;
  /** How long to watch the new tab, in milliseconds; by then it is open even if its page is slow. */
  readonly timeout?: number;
  /** How often to look, in milliseconds. */
  readonly interval?: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A tab is on its way while we may still read its address; another site's address is closed to us. */
const isUnderWay = (tab: Window): boolean => {
  try {
    return !tab.closed && tab.location.href === "about:blank";
  } catch {
    return false;
  }
};

/**
 * Opens `address` in a new tab. Call it straight from the guest's click, or the browser takes it for a popup.
 * `blocked`: the browser gave us no tab. `failed`: the address or the browser refused. Never throws.
 */
export const openEngine = async (
  address: string,
  { open = window.open.bind(window), timeout = 4000, interval = 100 }: OpenEngineOptions = {},
): Promise<OpeningResult> => {
  try {
    const tab = open(new URL(address).href, "_blank");
    if (!tab || tab.closed) return "blocked";
    // The engine's page must not steer ours; `noopener` would hide from us whether a tab was given.
    tab.opener = null;
    for (let waited = 0; waited < timeout && isUnderWay(tab); waited += interval) await wait(interval);
    return "opened";
  } catch (error) {
    console.warn("The booking engine could not be opened.", error);
    return "failed";
  }
};
