/**
 * POST {imageUrl, width?, height?, quality?, format?, compress?, fit?} → {optimizedUrl, fallback} (specification §7). Only for pictures of the
 * bucket: a URL of another host or of another file is refused without a request to it. If the picture cannot be converted, `fallback` is true
 * and `optimizedUrl` is the given URL.
 */
import * as v from "valibot";
import { ExpiringCache } from "../../../src/lib/expiring-cache.ts";
import { isConvertible, readHeader } from "../../../src/lib/pictures/picture-file.ts";
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint, Services } from "../_shared/endpoint.ts";
import {
  type PictureRow,
  parameterFields,
  picturePathOf,
  queryOf,
  visiblePicture,
} from "../_shared/picture/picture-request.ts";
import { readBody } from "../_shared/read-body.ts";

const bodySchema = v.object({ imageUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)), ...parameterFields });

/** Number of bytes to read: enough for the header of an uploaded file, where only colour profiles come before the size. */
const headerLength = 262_144;
/** Caches for an hour whether pictures can be converted. A file never changes under its path. */
const convertible = new ExpiringCache<boolean>(60 * 60_000, 1000);

/** Reads the file itself, because its database row may be wrong. */
const canConvert = async ({ path }: PictureRow, { storage }: Services): Promise<boolean> => {
  const known = convertible.get(path);
  if (known !== undefined) return known;
  const start = await storage.readStart(path, headerLength);
  const header = start && readHeader(start);
  // The first bytes do not include the end of a long file. The function `uploads` checks that the file is complete.
  const result =
    header !== undefined && isConvertible(start?.byteLength === headerLength ? { ...header, whole: true } : header);
  convertible.set(path, result);
  return result;
};

export const endpoint: Endpoint = {
  name: "optimize-image",
  methods: ["POST"],
  handle: async (request, services) => {
    const { siteOrigin, supabaseUrl, functionsUrl, allowedOrigins } = services.environment;
    const { imageUrl, ...parameters } = await readBody(request, bodySchema);
    const hosts = new Set([siteOrigin, supabaseUrl, new URL(functionsUrl).origin, ...allowedOrigins]);
    const url = URL.canParse(imageUrl, siteOrigin) ? new URL(imageUrl, siteOrigin) : undefined;
    const path = url !== undefined && hosts.has(url.origin) ? picturePathOf(url.pathname) : undefined;
    if (path === undefined) throw new Failure("invalid_input", { fields: { imageUrl: "imageUrlForeign" } });
    const row = await visiblePicture(path, request, services);
    if (!(await canConvert(row, services))) return success({ optimizedUrl: imageUrl, fallback: true });
    const [address = ""] = imageUrl.split(/[?#]/);
    const query = queryOf(parameters);
    return success({ optimizedUrl: query === "" ? address : `${address}?${query}`, fallback: false });
  },
};
