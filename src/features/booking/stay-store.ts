/** The stay being chosen: one for the whole tab, kept over page changes and reloads; storage may fail. */
import { useSyncExternalStore } from "react";
import { createStore } from "../../lib/external-store";
import type { Day } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine-address";
import { emptyStay, readStay } from "./stay";

const key = "booking-stay";

export const stayStore = createStore<Stay>(emptyStay);

/** Remembers a stay. Where storage is blocked or full it lives as long as the page. */
export const setStay = (stay: Stay): void => {
  stayStore.set(stay);
  try {
    sessionStorage.setItem(key, JSON.stringify(stay));
  } catch {
    // Nothing is lost but the memory of it.
  }
};

/** Takes up what this tab chose earlier, less what has passed. Call it in an effect: the first render has no memory. */
export const restoreStay = (today: Day): void => {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) stayStore.set(readStay(JSON.parse(kept), today));
  } catch {
    // Blocked storage or something else's words under our key: begin empty.
  }
};

/** The stay of this tab, followed. */
export const useStay = (): Stay => useSyncExternalStore(stayStore.subscribe, stayStore.get, () => emptyStay);
