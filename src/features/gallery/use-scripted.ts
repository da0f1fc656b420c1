import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's code runs: false on the server and at first render, true from then on. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
