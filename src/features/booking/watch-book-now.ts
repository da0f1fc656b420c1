/** Handles plain clicks on every Book Now link and the submission of every booking form, and reports the result in toasts. */
import { menuSheetId } from "../../settings/interface";
import { isPlainClick } from "../../lib/dom/clicks";
import { dismissToast, showToast, toastStore } from "../../lib/notifications/toast-store";
import { bookNowAttribute, engineIn } from "../../lib/booking/book-now-attributes";
import { engineOfStay } from "../../lib/booking/chosen-suite";
import { engineAddress } from "../../lib/booking/engine";
import { stayInForm } from "./stay-form";

/**
 * The start scripts repeat presses from the time before the application as soon as it is ready. Safari opens no tab for them, because the
 * visitor's press is over.
 */
let isRepeating = false;
const endRepeating = (): void => {
  isRepeating = false;
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Opens the engine and shows the result in a toast. */
const redirectToEngine = async (address: string, element?: HTMLElement): Promise<void> => {
  const wasRepeated = isRepeating;
  element?.setAttribute("aria-busy", "true");
  showToast({ key: "booking.status.redirecting" });
  const key = await openEngine(address);
  element?.removeAttribute("aria-busy");
  if (key === "booking.error.popup") {
    if (wasRepeated) {
      location.assign(address);
      return;
    }
    // The browsers of some apps open the engine in place of the page, which dismisses the toast.
    await wait(1000);
    if (toastStore.get() === null) return;
  }
  showToast(
    key === "booking.status.opened"
      ? { key }
      : { key, tone: "error", action: { label: "booking.error.openLink", href: address } },
  );
};

const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>(`a[${bookNowAttribute}]`);
  if (link === null) return;
  event.preventDefault();
  // Closes the menu sheet of phones, which would cover the toast.
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

/** Adds the listeners. To be called before the application is announced as ready. */
export const watchBookNow = (): void => {
  isRepeating = true;
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  window.addEventListener("app-ready", endRepeating);
  // When the visitor comes back, a toast about the engine would be out of date.
  window.addEventListener("pagehide", dismissToast);
};

/** A tab is still loading while its URL is `about:blank`. Once it shows another site, reading the URL throws. */
const isStillLoading = (tab: Window): boolean => {
  try {
    return !tab.closed && tab.location.href === "about:blank";
  } catch {
    return false;
  }
};

/**
 * Opens the URL `address` in a new tab, and returns the key of the message. Call it synchronously in the click handler, or the browser blocks it
 * as a popup. `booking.error.popup`: the browser opened no tab, or closed it at once. `booking.error.open`: the device is offline, the URL is
 * invalid or the browser threw an error. A tab whose page is still loading after four seconds counts as opened. Never throws.
 */
export const openEngine = async (
  address: string,
): Promise<"booking.status.opened" | "booking.error.popup" | "booking.error.open"> => {
  if (!navigator.onLine) return "booking.error.open";
  try {
    const tab = window.open(new URL(address).href, "_blank");
    if (!tab || tab.closed) return "booking.error.popup";
    // The engine's page must not control ours. With `noopener`, `open` returns null even if a tab was opened.
    tab.opener = null;
    for (let checks = 0; checks < 40 && isStillLoading(tab); checks += 1) await wait(100);
    return "booking.status.opened";
  } catch (error) {
    console.warn(error);
    return "booking.error.open";
  }
};
