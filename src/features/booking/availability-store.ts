/** What is known of the house's nights: asked for when a guest opens the calendar, and kept for when the next answer does not come. */
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { type Availability, availabilitySchema, isStale } from "../../lib/booking/availability";
import { createStore } from "../../lib/external-store";
import { readStored, writeStored } from "../../lib/storage";
import { fetchAvailability } from "./api/availability";

/** The cookie policy names it. */
export const availabilityKey = "booking-nights";

/** Milliseconds after which an answer is asked for again. */
const askAgainAfter = 5 * 60_000;

export interface KnownNights {
  /** The last answer, however old; null where there has been none. */
  readonly availability: Availability | null;
  /** Whether the last request failed, so that the answer is an earlier one. */
  readonly failed: boolean;
  /** When this was last so, in milliseconds: the age of the answer counts from here. */
  readonly at: number;
}

const remembered = (): Availability | null => {
  try {
    return v.parse(availabilitySchema, JSON.parse(readStored(availabilityKey) ?? "null"));
  } catch {
    return null;
  }
};

export const availabilityStore = createStore<KnownNights>({ availability: null, failed: false, at: 0 });

let askedAt: number | undefined;

/** Asks for the nights, unless that was done less than five minutes ago. A failure leaves what is known. */
export const refreshAvailability = async (now: number = Date.now()): Promise<void> => {
  if (askedAt !== undefined && now - askedAt < askAgainAfter) return;
  const { availability: before, failed } = availabilityStore.get();
  availabilityStore.set({ availability: askedAt === undefined ? remembered() : before, failed, at: now });
  askedAt = now;
  try {
    const availability = await fetchAvailability();
    writeStored(availabilityKey, JSON.stringify(availability));
    availabilityStore.set({ availability, failed: false, at: now });
  } catch {
    availabilityStore.set({ ...availabilityStore.get(), failed: true });
  }
};

/** What is known of the nights, followed. */
export const useKnownNights = (): KnownNights =>
  useSyncExternalStore(availabilityStore.subscribe, availabilityStore.get);

/** The answer, where it is recent enough to go by; otherwise null: no night is struck out. */
export const recentNights = (availability: Availability | null, now: number): Availability | null =>
  availability === null || isStale(availability, now) ? null : availability;
