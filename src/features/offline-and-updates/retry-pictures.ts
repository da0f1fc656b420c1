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
