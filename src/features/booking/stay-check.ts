/** What the calendars and the owner's rules say of a stay, for the bar and the dock. It comes with the booking panel. */
import { useSyncExternalStore } from "react";
import type { StayObstacle } from "../../lib/booking/availability";
import type { Stay } from "../../lib/booking/engine";
import { createStore } from "../../lib/external-store";

export interface StayCheck {
  /** What stands in the way of a stay whose days are both chosen; null where nothing does, or a day is missing. */
  readonly obstacle: (stay: Stay) => StayObstacle | null;
  /** Whether a stay gets the discount for nights between two others. */
  readonly hasGapDiscount: (stay: Stay) => boolean;
}

/** Null until the panel has come: nothing is known of any night then. */
export const stayCheckStore = createStore<StayCheck | null>(null);

const nothingKnown = () => null;

/** The check, followed. */
export const useStayCheck = (): StayCheck | null =>
  useSyncExternalStore(stayCheckStore.subscribe, stayCheckStore.get, nothingKnown);
