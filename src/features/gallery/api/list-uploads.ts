import { readJson } from "../../../lib/backend/read-json";
import { type PublishedUpload, publishedUploadsSchema, uploadsAddress } from "../../../lib/published-uploads";
import { environment } from "../../../settings/environment";

/**
 * Requests the published uploads, in the order set by staff. Rejects if the request fails, returns no valid list or takes more than ten
 * seconds: the visitor is then looking at the gallery, which must no longer change.
 */
export const listUploads = async (): Promise<readonly PublishedUpload[]> =>
  (await readJson(uploadsAddress(environment.backendUrl), publishedUploadsSchema)).pictures;
