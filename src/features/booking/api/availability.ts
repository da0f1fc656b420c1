import * as v from "valibot";
import { fetchOk } from "../../../lib/backend/read-json";
import { type Availability, availabilitySchema } from "../../../lib/booking/availability";
import { clockOffset } from "../../../lib/clock-offset";
import { availabilityAddress } from "./preload-availability";

interface Fetched {
  readonly availability: Availability;
  /** What to add to the time of the device's clock to get the backend's, in milliseconds. */
  readonly offset: number;
}

/** Requests the house's availability. Rejects if the backend does not respond in time, or responds with an error or with another shape. */
export const fetchAvailability = async (): Promise<Fetched> => {
  const response = await fetchOk(availabilityAddress);
  const offset = clockOffset(response);
  return { availability: v.parse(availabilitySchema, await response.json()), offset };
};
