/** Handles every Book Now link and form of the page; the state goes from redirecting to opened or error. */
import { menuSheetId } from "../../settings/interface";
import { isPlainClick } from "../../lib/dom/clicks";
import { createStore } from "../../lib/external-store";
import { type Toast, showToast } from "../../lib/notifications/toast-store";
import { bookNowAttribute, engineIn } from "../../lib/booking/book-now-attributes";
import { engineOfStay } from "../../lib/booking/chosen-suite";
import { engineAddress } from "../../lib/booking/engine";
import { openEngine } from "./open-engine";
import { stayInForm } from "./stay-form";

export type RedirectState = "idle" | "redirecting" | "opened" | "error";

/** State of the most recent Book Now. */
export const redirectStore = createStore<RedirectState>("idle");

const fault = (key: Toast["key"], href: string): Toast => ({
  key,
  tone: "error",
  action: { label: "booking.error.openLink", href },
});

/** Opens the engine and shows the result in a toast. */
export const redirectToEngine = async (address: string, element?: HTMLElement): Promise<void> => {
  redirectStore.set("redirecting");
  element?.setAttribute("aria-busy", "true");
  showToast({ key: "booking.status.redirecting" });
  const result = await openEngine(address);
  element?.removeAttribute("aria-busy");
  redirectStore.set(result === "opened" ? "opened" : "error");
  if (result === "opened") showToast({ key: "booking.status.opened" });
  else showToast(fault(result === "blocked" ? "booking.error.popup" : "booking.error.open", address));
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
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("submit", onSubmit);
  };
};
