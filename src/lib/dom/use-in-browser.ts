import { useSyncExternalStore } from "react";

/** A subscription to a value that does not change while it is shown. */
export const neverChanges = () => () => undefined;

/** False on the server and while hydrating, so that both render the same; true afterwards. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
