import * as v from "valibot";
import { type Availability, availabilitySchema } from "../../../lib/booking/availability";
import { availabilityAddress } from "./preload-availability";

/** Milliseconds: who chooses dates does not wait longer for what may not come. */
const timeout = 10_000;

/** The nights that the house's calendars show as taken. Rejects when the backend does not answer them in time. */
export const fetchAvailability = async (): Promise<Availability> => {
  const response = await fetch(availabilityAddress, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The calendars were answered with ${response.status}.`);
  return v.parse(availabilitySchema, await response.json());
};
