/** Handles plain clicks on every Book Now link and the submission of every booking form, and reports the result in toasts. */
import { menuSheetId } from "../../settings/interface";
import { isPlainClick } from "../../lib/dom/clicks";
import { type Toast, showToast } from "../../lib/notifications/toast-store";
import { bookNowAttribute, engineIn } from "../../lib/booking/book-now-attributes";
import { engineOfStay } from "../../lib/booking/chosen-suite";
import { engineAddress } from "../../lib/booking/engine";
import { stayInForm } from "./stay-form";

const errorToast = (key: Toast["key"], href: string): Toast => ({
  key,
  tone: "error",
  action: { label: "booking.error.openLink", href },
});

/** Opens the engine and shows the result in a toast. */
const redirectToEngine = async (address: string, element?: HTMLElement): Promise<void> => {
  element?.setAttribute("aria-busy", "true");
  showToast({ key: "booking.status.redirecting" });
  const result = await openEngine(address);
  element?.removeAttribute("aria-busy");
  if (result === "opened") showToast({ key: "booking.status.opened" });
  else showToast(errorToast(result === "blocked" ? "booking.error.popup" : "booking.error.open", address));
};

const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>(`a[${bookNowAttribute}]`);
  if (link === null) return;
  event.preventDefault();
  // The toast would be hidden behind the phone's menu.
  link.closest<HTMLDialogElement>(`#${menuSheetId}`)?.close();
  void redirectToEngine(link.href, link);
};

const onSubmit = (event: SubmitEvent): void => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const engine = engineIn(form);
  if (engine === undefined) return;
  event.preventDefault();
  const stay = stayInForm(form);
  void redirectToEngine(engineAddress(engineOfStay(engine, stay), stay), event.submitter ?? form);
};

/** Adds the listeners. Returns a function that removes them. */
export const watchBookNow = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("submit", onSubmit, { signal });
  return () => listening.abort();
};

type OpeningResult = "opened" | "blocked" | "failed";

interface OpenEngineOptions {
  readonly open?: typeof window.open;
  /** How long to watch the new tab, in milliseconds; after that it counts as opened even if its page is still loading. */
  readonly timeout?: number;
  /** How often to check the tab, in milliseconds. */
  readonly interval?: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A tab is still loading while its URL is `about:blank`. Once it shows another site, reading the URL throws. */
const isStillLoading = (tab: Window): boolean => {
  try {
    return !tab.closed && tab.location.href === "about:blank";
  } catch {
    return false;
  }
};

/**
 * Opens the URL `address` in a new tab. Call it synchronously in the click handler, or the browser blocks it as a popup.
 * `blocked`: the browser opened no tab, or closed it at once. `failed`: the device is offline, the URL is invalid or the browser threw an
 * error. Never throws.
 */
export const openEngine = async (
  address: string,
  { open = window.open.bind(window), timeout = 4000, interval = 100 }: OpenEngineOptions = {},
): Promise<OpeningResult> => {
  if (!navigator.onLine) return "failed";
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
