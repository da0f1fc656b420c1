import { pageArrived } from "../features/navigation/gatsby-runtime";
import { mayPreload } from "../lib/preload";
import { whenIdle } from "../lib/dom/when-ready";

/** Pictures in closed dialogs and sheets are not loaded. In a browser without `checkVisibility`, no picture is loaded early. */
const isShown = (picture: HTMLImageElement): boolean => "checkVisibility" in picture && picture.checkVisibility();

/** Checks one picture in each idle period. The check forces a layout, so checking all at once would be a long task. */
const loadRest = (): void => {
  if (!mayPreload(navigator)) return;
  const rest = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').values();
  const loadNext = (): void => {
    const { value: picture } = rest.next();
    if (picture === undefined) return;
    if (isShown(picture)) {
      picture.fetchPriority = "low";
      picture.loading = "eager";
    }
    whenIdle(loadNext, 500);
  };
  loadNext();
};

/**
 * Loads the remaining pictures once the page has loaded and the browser is idle, so that they are there for visitors
 * who scroll fast, print or save the page. If `mayPreload` is false, pictures only load when they come near the viewport.
 */
export const loadRemainingPictures = (): void => {
  whenIdle(loadRest);
  window.addEventListener(pageArrived, () => whenIdle(loadRest));
};
