import * as v from "valibot";
import { type Availability, availabilitySchema } from "../../../lib/booking/availability";
import { availabilityAddress } from "./preload-availability";

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Requests the house's availability. Rejects if the backend does not respond in time, or responds with an error or with another shape. */
export const fetchAvailability = async (): Promise<Availability> => {
  const response = await fetch(availabilityAddress, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The request for the availability failed with status ${response.status}.`);
  return v.parse(availabilitySchema, await response.json());
};
