/** What a page does when the network is back: the offline page reloads itself, and pictures that failed are requested again. */
import { announce } from "../../lib/dom/element";

/** Attribute that identifies the offline page; its value is the announcement for when the network is back. */
const offlinePageAttribute = "data-offline-page";

/** How long the page waits after the announcement before it reloads, in milliseconds. */
const announcementTime = 800;

/** On the offline page: when the connection is back, announces it and loads the requested page. On other pages: does nothing. */
export const watchOfflinePage = (): void => {
  const page = document.querySelector(`[${offlinePageAttribute}]`);
  if (page === null) return;
  window.addEventListener("online", () => {
    announce(page.getAttribute(offlinePageAttribute) ?? "");
    setTimeout(() => window.location.reload(), announcementTime);
  });
};

const isFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/** When the network is back, requests again the pictures that failed to load. The browser itself does not. */
export const retryPictures = (): void => {
  window.addEventListener("online", () => {
    for (const picture of document.images) {
      // Setting the same URL again also chooses among the picture's sources again.
      if (isFailed(picture)) picture.setAttribute("src", picture.getAttribute("src") ?? "");
    }
  });
};
