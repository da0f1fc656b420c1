/** The house's availability. The last response is stored on the device: a later page uses it until its own request succeeds. */
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { type Availability, availabilitySchema, isStale, nightsOfSuite } from "../../lib/booking/availability";
import { createStore } from "../../lib/external-store";
import { readStored, writeStored } from "../../lib/storage";
import { fetchAvailability } from "./api/availability";

/** The key in localStorage; named in the cookie policy. */
export const availabilityKey = "booking-nights";

/** How old the last request must be for a call to request the availability again, in milliseconds. */
const refreshAfter = 5 * 60_000;
/** The same after a request that failed. */
const retryAfter = 5000;

export interface KnownNights {
  /** The last response, of this page or stored by an earlier one, however old; null if there has been none. */
  readonly availability: Availability | null;
  /** Whether a request of this document has ended. Until then, `availability` is from an earlier page, or null. */
  readonly asked: boolean;
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

export const availabilityStore = createStore<KnownNights>({ availability: null, asked: false, failed: false, at: 0 });

let requestedAt: number | undefined;

/** How far the device's clock is behind the backend's, in milliseconds; 0 until the backend has responded. */
let delay = 0;

/** The last request. The promise never rejects; it resolves once the store has the response or the failure. */
let lastRequest: Promise<void> = Promise.resolve();

const request = async (now: number): Promise<void> => {
  try {
    const fetched = await fetchAvailability();
    const { availability } = fetched;
    ({ delay } = fetched);
    writeStored(availabilityKey, JSON.stringify(availability));
    availabilityStore.set({ availability, asked: true, failed: false, at: now + delay });
  } catch {
    availabilityStore.set({ ...availabilityStore.get(), asked: true, failed: true });
    requestedAt = now + retryAfter - refreshAfter;
  }
};

/**
 * Requests the availability. If the last request began less than five minutes ago, only waits for that request. If a
 * request fails, the last availability is kept, and a call five seconds after the beginning of that request tries again.
 */
export const refreshAvailability = (now: number = Date.now()): Promise<void> => {
  if (requestedAt !== undefined && now - requestedAt < refreshAfter) return lastRequest;
  const known = availabilityStore.get();
  const availability = known.availability ?? readStoredAvailability();
  if (availability !== null) availabilityStore.set({ ...known, availability, at: now + delay });
  requestedAt = now;
  lastRequest = request(now);
  return lastRequest;
};

/** What is known of a suite's nights; of the whole house's if no suite is given or the response does not contain the suite. */
export const knownOfSuite = (known: KnownNights, suite: string | undefined): KnownNights => ({
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
