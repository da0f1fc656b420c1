/**
 * POST {imageUrl, width?, height?, quality?, format?} → {optimizedUrl, fallback} (specification §7). Only pictures of the
 * bucket: an address of another host, or one that names no upload, is refused and never requested. `fallback` is true,
 * with the address as it came, when the picture is there but cannot be converted.
 */
import * as v from "valibot";
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { contentTypes, parameterFields, queryOf } from "../_shared/picture/parameters.ts";
import { picturePathOf } from "../_shared/picture/path.ts";
import { pictureAt } from "../_shared/picture/picture-row.ts";
import { readBody } from "../_shared/read-body.ts";
import { staffRoleOf } from "../_shared/staff.ts";

const bodySchema = v.object({ imageUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)), ...parameterFields });

/** Pixels a source may have: more does not decode within the memory of a hosted function. */
const mostPixels = 24_000_000;

export const endpoint: Endpoint = {
  name: "optimize-image",
  methods: ["POST"],
  handle: async (request, services) => {
    const { siteOrigin, supabaseUrl, functionsUrl, allowedOrigins } = services.environment;
    const { imageUrl, ...wish } = await readBody(request, bodySchema);
    const hosts = new Set([siteOrigin, supabaseUrl, new URL(functionsUrl).origin, ...allowedOrigins]);
    const url = URL.canParse(imageUrl, siteOrigin) ? new URL(imageUrl, siteOrigin) : undefined;
    const path = url !== undefined && hosts.has(url.origin) ? picturePathOf(url.pathname) : undefined;
    if (path === undefined) throw new Failure("invalid_input", { fields: { imageUrl: "imageUrlForeign" } });
    const row = await pictureAt(path, services);
    if (row === undefined || (!row.published && (await staffRoleOf(request, services)) === undefined))
      throw new Failure("not_found");
    const readable = Object.values(contentTypes).includes(row.contentType) && row.width * row.height <= mostPixels;
    if (!readable) return success({ optimizedUrl: imageUrl, fallback: true });
    const [address = ""] = imageUrl.split(/[?#]/);
    const query = queryOf(wish);
    return success({ optimizedUrl: query === "" ? address : `${address}?${query}`, fallback: false });
  },
};
