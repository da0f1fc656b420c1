/** The house's availability. The last response is stored on the device, in case a later request fails. */
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { type Availability, availabilitySchema, isStale, nightsOfSuite } from "../../lib/booking/availability";
import { createStore } from "../../lib/external-store";
import { readStored, writeStored } from "../../lib/storage";
import { fetchAvailability } from "./api/availability";

/** Named in the cookie policy. */
export const availabilityKey = "booking-nights";

/** Milliseconds after which the availability is requested again: after a response, and after a failure. */
const refreshAfter = 5 * 60_000;
const retryAfter = 5000;

export interface KnownNights {
  /** The last response, however old; null if there has been none. */
  readonly availability: Availability | null;
  /** Whether the last request failed. `availability` is then from an earlier one, or null. */
  readonly failed: boolean;
  /** Time at which the last request began, in epoch milliseconds; 0 if no availability is known. The age of the availability is measured at this time. */
  readonly at: number;
}

const readStoredAvailability = (): Availability | null => {
  try {
    return v.parse(availabilitySchema, JSON.parse(readStored(availabilityKey) ?? "null"));
  } catch {
    return null;
  }
};

export const availabilityStore = createStore<KnownNights>({ availability: null, failed: false, at: 0 });

let requestedAt: number | undefined;

/** The last request. It is settled, and never rejected, once the store has the response. */
let lastRequest: Promise<void> = Promise.resolve();

const request = async (now: number): Promise<void> => {
  try {
    const availability = await fetchAvailability();
    writeStored(availabilityKey, JSON.stringify(availability));
    availabilityStore.set({ availability, failed: false, at: now });
  } catch {
    availabilityStore.set({ ...availabilityStore.get(), failed: true });
    requestedAt = now + retryAfter - refreshAfter;
  }
};

/**
 * Requests the availability. If that was done less than five minutes ago, waits for that request instead. If the
 * request fails, the last availability is kept, and a call after five seconds tries again.
 */
export const refreshAvailability = (now: number = Date.now()): Promise<void> => {
  if (requestedAt !== undefined && now - requestedAt < refreshAfter) return lastRequest;
  const { availability: before, failed } = availabilityStore.get();
  const availability = before ?? readStoredAvailability();
  if (availability !== null) availabilityStore.set({ availability, failed, at: now });
  requestedAt = now;
  lastRequest = request(now);
  return lastRequest;
};

/** What is known of a suite's nights; of the whole house's if no suite is given. */
export const knownOfSuite = (known: KnownNights, suite: string | undefined): KnownNights => ({
  ...known,
  availability: nightsOfSuite(known.availability, suite),
});

/** Subscribes a component to the availability of a suite, or of a house with one suite. */
export const useKnownNights = (suite: string | undefined): KnownNights => {
  const known = useSyncExternalStore(availabilityStore.subscribe, availabilityStore.get);
  return useMemo(() => knownOfSuite(known, suite), [known, suite]);
};

/** The availability if it is recent; null if it is stale, so that no night is shown as taken. */
export const recentNights = (availability: Availability | null, now: number): Availability | null =>
  availability === null || isStale(availability, now) ? null : availability;
