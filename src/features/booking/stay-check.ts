/** Checks a stay against the availability and the owner's rules, for the bar and the dock. It is loaded with the booking panel. */
import { useSyncExternalStore } from "react";
import type { StayObstacle } from "../../lib/booking/availability";
import type { Stay } from "../../lib/booking/engine";
import { createStore } from "../../lib/external-store";

export interface StayCheck {
  /** Why a stay is not possible; null if it is possible or a day is missing. */
  readonly obstacle: (stay: Stay) => StayObstacle | null;
  /** Whether a stay gets the discount for nights between two other stays. */
  readonly hasGapDiscount: (stay: Stay) => boolean;
}

/** Null until the panel has loaded; until then no availability is known. */
export const stayCheckStore = createStore<StayCheck | null>(null);

const nothingKnown = () => null;

/** Subscribes a component to the check. */
export const useStayCheck = (): StayCheck | null =>
  useSyncExternalStore(stayCheckStore.subscribe, stayCheckStore.get, nothingKnown);
