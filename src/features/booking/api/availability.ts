import * as v from "valibot";
import { type Availability, availabilitySchema } from "../../../lib/booking/availability";
import { clockDelay } from "../../../lib/clock-delay";
import { availabilityAddress } from "./preload-availability";

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

interface Fetched {
  readonly availability: Availability;
  /** How far the device's clock is behind the backend's, in milliseconds. */
  readonly delay: number;
}

/** Requests the house's availability. Rejects if the backend does not respond in time, or responds with an error or with another shape. */
export const fetchAvailability = async (): Promise<Fetched> => {
  const response = await fetch(availabilityAddress, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The request for the availability failed with status ${response.status}.`);
  const delay = clockDelay(response);
  return { availability: v.parse(availabilitySchema, await response.json()), delay };
};
