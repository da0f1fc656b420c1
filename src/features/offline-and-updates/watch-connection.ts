/** The offline page looks again by itself as soon as there is a network. */
import { announce } from "../../lib/dom/element";

/** The attribute by which the offline page is known; its value is what to say when the network is back. */
export const offlinePageAttribute = "data-offline-page";

/** How long the sentence stands before the page is loaded, in milliseconds. */
const pause = 800;

/** On the offline page: says that the connection is back and loads what was asked for. Elsewhere: nothing. */
export const watchConnection = (): void => {
  const page = document.querySelector(`[${offlinePageAttribute}]`);
  if (page === null) return;
  window.addEventListener("online", () => {
    announce(page.getAttribute(offlinePageAttribute) ?? "");
    setTimeout(() => window.location.reload(), pause);
  });
};
