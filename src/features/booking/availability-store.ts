/**
 * The house's availability, and the check of stays against it. The last response is stored on the device: a later page uses it until its
 * own request succeeds. Loaded with the booking panel, by `use-nights.ts`, or when a guest opens a list of `house-nights.tsx`.
 */
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import {
  type Availability,
  type StayRules,
  availabilitySchema,
  hasGapDiscount,
  isStale,
  nightsOfSuite,
  stayObstacle,
} from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import { nightsToShow } from "../../lib/booking/offered-nights";
import type { Rates } from "../../lib/booking/rates";
import { clockOffsetStore, currentDay } from "../../lib/booking/today";
import { createStore } from "../../lib/external-store";
import { readStored, writeStored } from "../../lib/storage";
import { fetchAvailability } from "./api/availability";
import { type StayCheck, nightsOf, stayCheckStore } from "./stay";

/** The key in localStorage; named in the cookie policy. */
export const availabilityKey = "booking-nights";

/** How old the last request must be for a call to request the availability again, in milliseconds. */
const refreshAfter = 5 * 60_000;
/** The same if the last request failed. */
const retryAfter = 5000;

export interface KnownNights {
  /** The last response, of this page or stored by an earlier one, however old; null if there has been none. */
  readonly availability: Availability | null;
  /** Whether a request of this document has ended, successfully or not. Until then, `availability` is from an earlier page, or null. */
  readonly settled: boolean;
  /** Whether the last request that has ended failed. `availability` is then from an earlier request, or null. */
  readonly failed: boolean;
  /**
   * Time at which the last request began, in epoch milliseconds; 0 if no availability is known. The age of the availability is measured at
   * this time. Once the backend has responded, the time is by the backend's clock, because a device's clock may be days ahead: every calendar
   * would then seem too old, and no night would be shown as taken. Until then, the time is by the device's clock.
   */
  readonly at: number;
}

const readStoredAvailability = (): Availability | null => {
  try {
    return v.parse(availabilitySchema, JSON.parse(readStored(availabilityKey) ?? "null"));
  } catch {
    return null;
  }
};

export const availabilityStore = createStore<KnownNights>({ availability: null, settled: false, failed: false, at: 0 });

let requestedAt: number | undefined;

/** The last request. The promise never rejects; it resolves once the store has the response or the failure. */
let lastRequest: Promise<void> = Promise.resolve();

const request = async (now: number): Promise<void> => {
  try {
    const { availability, offset } = await fetchAvailability();
    clockOffsetStore.set(offset);
    writeStored(availabilityKey, JSON.stringify(availability));
    availabilityStore.set({ availability, settled: true, failed: false, at: now + offset });
  } catch {
    availabilityStore.set({ ...availabilityStore.get(), settled: true, failed: true });
    requestedAt = now + retryAfter - refreshAfter;
  }
};

/**
 * Requests the availability. If the last request began less than five minutes ago, only waits for that request. If a
 * request fails, the last availability is kept, and a call at least five seconds after that request began tries again.
 */
export const refreshAvailability = (now: number = Date.now()): Promise<void> => {
  // The time since the last request is negative if the device's clock was ahead and has been corrected.
  if (requestedAt !== undefined && Math.abs(now - requestedAt) < refreshAfter) return lastRequest;
  const known = availabilityStore.get();
  const availability = known.availability ?? readStoredAvailability();
  if (availability !== null) availabilityStore.set({ ...known, availability, at: now + clockOffsetStore.get() });
  requestedAt = now;
  lastRequest = request(now);
  return lastRequest;
};

/** What is known of a suite's nights; of the whole house's if no suite is given or the response does not contain the suite. */
const knownOfSuite = (known: KnownNights, suite: string | undefined): KnownNights => ({
  ...known,
  availability: nightsOfSuite(known.availability, suite),
});

/** Subscribes a component to the availability of a suite; of the whole house if no suite is given. */
export const useKnownNights = (suite: string | undefined): KnownNights => {
  const known = useSyncExternalStore(availabilityStore.subscribe, availabilityStore.get);
  return useMemo(() => knownOfSuite(known, suite), [known, suite]);
};

/** The availability if it is recent; null if it is unknown or stale, so that no night is shown as taken. */
export const recentNights = (availability: Availability | null, now: number): Availability | null =>
  availability === null || isStale(availability, now) ? null : availability;

/** The owner's rates, and the most nights that the booking engine takes. */
type OwnRules = Required<Pick<StayRules, "rates" | "maxNights">>;

/** The rules that a stay is checked against: the availability, if it is recent, and those of the owner. */
export const rulesOf = ({ availability, at }: KnownNights, own: OwnRules): StayRules => ({
  ...own,
  availability: recentNights(availability, at),
});

/**
 * Builds the check from what is known of the nights of `suite`, which is undefined in a house with one suite. The check says nothing about
 * a stay in another suite: the page may already show that suite while its nights are still being loaded.
 */
export const checkBy = (known: KnownNights, own: OwnRules, today: Day, suite: string | undefined): StayCheck => {
  const rules = rulesOf(known, own);
  const isKnown = known.settled || rules.availability !== null;
  return {
    obstacle: (stay) => (stay.suite !== suite || nightsOf(stay) === 0 ? null : stayObstacle(stay, rules, today)),
    hasGapDiscount: (stay) => (stay.suite !== suite || !isKnown ? undefined : hasGapDiscount(stay, rules, today)),
  };
};

/**
 * Requests the availability, now and when the guest returns to a page that was hidden, and updates the check that bar and dock use,
 * now and after each response. `suite`: the chosen suite, in a house with several. Returns a stop function.
 */
export const followNights = (own: OwnRules, today: Day, suite: string | undefined): (() => void) => {
  const update = () => stayCheckStore.set(checkBy(knownOfSuite(availabilityStore.get(), suite), own, today, suite));
  const refresh = () => {
    if (document.visibilityState === "visible") void refreshAvailability();
  };
  update();
  void refreshAvailability();
  document.addEventListener("visibilitychange", refresh);
  const stopUpdating = availabilityStore.subscribe(update);
  return () => {
    stopUpdating();
    document.removeEventListener("visibilitychange", refresh);
  };
};

export type ShownNights = Pick<Queries.HouseNightsFragment, "checkedAt" | "isStale" | "taken" | "offers">;

/**
 * Refreshes the availability, and returns the nights for the lists of the suite page: those shown, unless newer ones are known, and whether
 * they are stale now. After a failed request, what the device has stored may be older than the page.
 */
export const renewedNights = async (
  shown: ShownNights & { readonly checkedAt: string },
  rates: Rates | null,
  suite: string | undefined,
  now: number = Date.now(),
): Promise<ShownNights> => {
  await refreshAvailability(now);
  const { availability: known, at } = availabilityStore.get();
  const availability = nightsOfSuite(known, suite);
  const isOlder = (moment: string): boolean => Date.parse(moment) < Date.parse(shown.checkedAt);
  if (availability === null || availability.checkedAt === null || isOlder(availability.checkedAt))
    return { ...shown, isStale: isStale(shown, now + clockOffsetStore.get()) };
  return {
    checkedAt: availability.checkedAt,
    isStale: isStale(availability, at),
    ...nightsToShow(availability, rates, currentDay(availability.zone, now)),
  };
};
