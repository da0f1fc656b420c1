import * as v from "valibot";
import { fetchOk } from "../../../lib/backend/read-json";
import { type Availability, availabilitySchema } from "../../../lib/booking/availability";
import { clockDelay } from "../../../lib/clock-delay";
import { availabilityAddress } from "./preload-availability";

interface Fetched {
  readonly availability: Availability;
  /** How far the device's clock is behind the backend's, in milliseconds. */
  readonly delay: number;
}

/** Requests the house's availability. Rejects if the backend does not respond in time, or responds with an error or with another shape. */
export const fetchAvailability = async (): Promise<Fetched> => {
  const response = await fetchOk(availabilityAddress);
  const delay = clockDelay(response);
  return { availability: v.parse(availabilitySchema, await response.json()), delay };
};
