/** The stay being chosen: one for the whole tab, kept over page changes and reloads; storage may fail. */
import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/external-store";
import type { Day } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine-address";
import { keepStay, keptStay } from "./kept-stay";
import { emptyStay, readStay } from "./stay";

export const stayStore = createStore<Stay>(emptyStay);

/** Remembers a stay. Where storage is blocked or full it lives as long as the page. */
export const setStay = (stay: Stay): void => {
  stayStore.set(stay);
  keepStay(stay);
};

/**
 * Changes part of the stay as it is now, not as it was when the page was last drawn: what a guest filled in before the page came alive is
 * told to it all at once.
 */
export const changeStay = (part: Partial<Stay>): void => setStay({ ...stayStore.get(), ...part });

/** Takes up what this tab chose earlier, less what has passed. Call it in an effect: the first render has no memory. */
export const restoreStay = (today: Day): void => {
  const kept = keptStay(today);
  if (kept !== null) stayStore.set(kept);
};

/** The stay to hand over, less what has passed. Where nothing on the page has taken up what the tab chose earlier, it is that. */
export const stayOn = (today: Day): Stay => {
  const stay = stayStore.get();
  return stay === emptyStay ? (keptStay(today) ?? stay) : readStay(stay, today);
};

/** The stay of this tab, followed. */
export const useStay = (): Stay => useSyncExternalStore(stayStore.subscribe, stayStore.get, () => emptyStay);
