import { useSyncExternalStore } from "react";

/** A subscription to a value that does not change while it is shown. */
export const neverChanges = () => () => undefined;

/** False on the server and in the first render in the browser, which must have the same result. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
