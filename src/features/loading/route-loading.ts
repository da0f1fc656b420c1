import { setLoading } from "./loading-store";

/** A route may take this long, in milliseconds, before the spinner shows (decisions §4). */
export const spinnerDelay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is on its way: the flag goes up if it takes long. */
export const beginRoute = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => setLoading("route", true), spinnerDelay);
};

/** The page is there, or will not come. */
export const endRoute = (): void => {
  clearTimeout(timer);
  setLoading("route", false);
};
