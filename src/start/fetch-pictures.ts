import { arrival } from "../features/navigation/arrival";
import { mayPreload } from "../lib/may-preload";
import { whenResting } from "./when-resting";

/** Sheets and dialogs that nobody has opened keep theirs to themselves. */
const isShown = (picture: HTMLImageElement): boolean => "checkVisibility" in picture && picture.checkVisibility();

const fetchRest = (): void => {
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
export const fetchPictures = (): void => {
  whenResting(fetchRest);
  window.addEventListener(arrival, () => whenResting(fetchRest));
};
