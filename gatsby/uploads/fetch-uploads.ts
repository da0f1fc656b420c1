/** The build's requests to the backend: the list of published uploads, and their files. */
import sharp from "sharp";
import * as v from "valibot";
import { fetched } from "../backend/ask-backend";
import { type PublishedUpload, publishedUploadsSchema, uploadsAddress } from "../../src/lib/published-uploads";

/** Milliseconds. */
const timeout = 60_000;
/** Most pixels a picture may have, as the bucket's table limits it. */
const maxPixels = 50_000_000;

/** The published uploads in their order. Rejects when the backend cannot be reached or answers something else. */
export const fetchList = async (backend: string): Promise<readonly PublishedUpload[]> => {
  const response = await fetched(uploadsAddress(backend));
  return v.parse(publishedUploadsSchema, await response.json()).pictures;
};

/** The file as it was uploaded. Rejects when it cannot be fetched, or is no picture. */
export const fetchFile = async (backend: string, { path }: PublishedUpload): Promise<Buffer> => {
  const response = await fetched(`${uploadsAddress(backend)}/${path}`, timeout);
  const file = Buffer.from(await response.arrayBuffer());
  // A file that cannot be read would end the build later, without the upload's name.
  await sharp(file, { limitInputPixels: maxPixels }).stats();
  return file;
};
