import { preloadFetch } from "../../../lib/dom/preload-fetch";
import { environment } from "../../../settings/environment";

/** Where the nights are asked for. */
export const availabilityAddress = `${environment.backendUrl}/functions/v1/calendars`;

let begun = false;

/** Requests the nights while the code that reads them is still on its way: on a slow line they are shown a round trip sooner. */
export const preloadAvailability = (): void => {
  if (begun) return;
  begun = true;
  preloadFetch(availabilityAddress);
};
