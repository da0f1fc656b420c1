import * as v from "valibot";
import { environment } from "../../../settings/environment";
import { type PublishedUpload, publishedUploadsSchema, uploadsAddress } from "../../../lib/published-uploads";

/** Timeout of the request, in milliseconds: later, the gallery must not change any more, because the visitor is looking at it. */
const timeout = 10_000;

/** Requests the published uploads, in the order set by staff. Rejects if the request fails, takes too long or returns no valid list. */
export const listUploads = async (): Promise<readonly PublishedUpload[]> => {
  const response = await fetch(uploadsAddress(environment.backendUrl), { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The list of uploads was answered with ${response.status}.`);
  return v.parse(publishedUploadsSchema, await response.json()).pictures;
};
