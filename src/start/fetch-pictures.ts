import { arrival } from "../features/navigation/gatsby-runtime";
import { mayPreload } from "../lib/may-preload";
import { whenIdle } from "./timing";

/** Pictures of closed dialogs and sheets are not fetched. */
const isShown = (picture: HTMLImageElement): boolean => "checkVisibility" in picture && picture.checkVisibility();

const loadRest = (): void => {
  if (!mayPreload(navigator)) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    if (!isShown(picture)) continue;
    picture.fetchPriority = "low";
    picture.loading = "eager";
  }
};

/**
 * Fetches the pictures far below the window once a page has loaded and rests, so that whoever scrolls fast, prints, keeps or takes a
 * picture of the whole page has them all. Not where data, speed or memory are short: there each comes when it is near.
 */
export const loadRemainingPictures = (): void => {
  whenIdle(loadRest);
  window.addEventListener(arrival, () => whenIdle(loadRest));
};
