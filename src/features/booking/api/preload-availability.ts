import { preloadFetch } from "../../../lib/preload";
import { environment } from "../../../settings/environment";

/** URL of the availability. */
export const availabilityAddress = `${environment.backendUrl}/functions/v1/calendars`;

let isRequested = false;

/**
 * Requests the availability while the code that reads it is still loading, which saves a round trip on a slow connection. Only the first
 * call has an effect.
 */
export const preloadAvailability = (): void => {
  if (isRequested) return;
  isRequested = true;
  preloadFetch(availabilityAddress);
};
