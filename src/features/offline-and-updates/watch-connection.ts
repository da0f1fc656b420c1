/** The offline page reloads itself as soon as the network is back. */
import { announce } from "../../lib/dom/element";

/** Attribute that identifies the offline page; its value is the announcement for when the network is back. */
const offlinePageAttribute = "data-offline-page";

/** How long the page waits after the announcement before it reloads, in milliseconds. */
const announcementTime = 800;

/** On the offline page: when the connection is back, announces it and loads the requested page. On other pages: does nothing. */
export const watchConnection = (): void => {
  const page = document.querySelector(`[${offlinePageAttribute}]`);
  if (page === null) return;
  window.addEventListener("online", () => {
    announce(page.getAttribute(offlinePageAttribute) ?? "");
    setTimeout(() => window.location.reload(), announcementTime);
  });
};
