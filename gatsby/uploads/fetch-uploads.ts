/** The build's requests to the backend: the list of published uploads, and their files. */
import sharp from "sharp";
import * as v from "valibot";
import { fetched } from "../backend/ask-backend";
import { type PublishedUpload, publishedUploadsSchema, uploadsAddress } from "../../src/lib/published-uploads";

/** Timeout for a file, in milliseconds. */
const timeout = 60_000;
/** The limit of pixels, as in the backend's table. */
const maxPixels = 50_000_000;

/** The published uploads in order. Rejects if the request fails or the response is not valid. */
export const fetchList = async (backend: string): Promise<readonly PublishedUpload[]> => {
  const response = await fetched(uploadsAddress(backend));
  return v.parse(publishedUploadsSchema, await response.json()).pictures;
};

/** The uploaded file. Rejects if it cannot be fetched or is not a picture. */
export const fetchFile = async (backend: string, { path }: PublishedUpload): Promise<Buffer> => {
  const response = await fetched(`${uploadsAddress(backend)}/${path}`, timeout);
  const file = Buffer.from(await response.arrayBuffer());
  // Otherwise a file that cannot be decoded would end the build later, with an error that does not name the upload.
  await sharp(file, { limitInputPixels: maxPixels }).stats();
  return file;
};
