/**
 * GET /uploads → {pictures}: what is published, in order, for the gallery.
 * GET /uploads/{path}?format&width&height&quality&compress&fit → the picture as asked; without a query, as uploaded.
 * Pictures not yet published are shown to staff only. What cannot be converted is answered as uploaded, marked by the
 * header `x-picture-fallback: true`.
 */
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { describeError } from "../_shared/log.ts";
import { type Format, type Parameters, contentTypes, parametersOf, queryOf } from "../_shared/picture/parameters.ts";
import { picturePathOf } from "../_shared/picture/path.ts";
import { type PictureRow, pictureAt } from "../_shared/picture/picture-row.ts";
import { Recent } from "../_shared/picture/recent.ts";
import { transform } from "../_shared/picture/transform.ts";
import { inTurn } from "../_shared/picture/turn.ts";
import type { Services } from "../_shared/services.ts";
import { staffRoleOf } from "../_shared/staff.ts";
import { visitorCode } from "../_shared/visitor.ts";

const recent = new Recent(24_000_000);
/** Files for one visitor, converted or as uploaded: a gallery of forty pictures in five widths, three times over. */
const limit = { attempts: 600, windowSeconds: 600 };

/** A day: a picture that is taken back must not stay in caches for long, and nothing can call it back from there. */
const cachePublished = "public, max-age=86400";

export type LoadWasm = () => Promise<Uint8Array>;

const formatOf = (contentType: string): Format => {
  const [format] = Object.entries(contentTypes).find(([, type]) => type === contentType) ?? [];
  return (format as Format | undefined) ?? "jpeg";
};

const picture = (
  bytes: Uint8Array,
  contentType: string,
  row: PictureRow,
  extra: Record<string, string> = {},
): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": contentType,
      "content-length": String(bytes.byteLength),
      "cache-control": row.published ? cachePublished : "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      ...extra,
    },
  });

/** Names a result. The focus counts where it decides what is cut away: it may be moved, and the address stays. */
const keyOf = (path: string, wish: Parameters, { focus }: PictureRow): string =>
  `${path}?${queryOf(wish)}${wish.fit === "cover" ? `#${focus.x},${focus.y}` : ""}`;

/** The row of a picture that the caller may see. Throws `not_found` otherwise. */
const visible = async (path: string, request: Request, services: Services): Promise<PictureRow> => {
  const row = await pictureAt(path, services);
  if (row === undefined) throw new Failure("not_found");
  if (!row.published && (await staffRoleOf(request, services)) === undefined) throw new Failure("not_found");
  return row;
};

export const createEndpoint = (loadWasm: LoadWasm): Endpoint => ({
  name: "uploads",
  methods: ["GET"],
  handle: async (request, services) => {
    const { database, storage, environment, log } = services;
    const { pathname, searchParams } = new URL(request.url);
    if (/\/uploads\/?$/.test(pathname)) {
      return success(
        { pictures: await database.call("published_pictures", {}) },
        { "cache-control": "public, max-age=60" },
      );
    }
    const path = picturePathOf(pathname);
    if (path === undefined) throw new Failure("not_found");
    const wish = parametersOf(searchParams);
    const row = await visible(path, request, services);
    const format = wish.format ?? formatOf(row.contentType);
    const key = keyOf(path, { ...wish, format }, row);
    const known = searchParams.size > 0 ? recent.get(key) : undefined;
    if (known !== undefined) return picture(known, contentTypes[format], row);
    const wait = await database.call("take_rate_limit", {
      p_scope: "uploads",
      p_subject: await visitorCode(request, environment.salt),
      p_limit: limit.attempts * environment.rateLimitFactor,
      p_window_seconds: limit.windowSeconds,
    });
    if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
    const original = async (): Promise<Uint8Array> => {
      const bytes = await storage.download(path);
      if (bytes === undefined) throw new Failure("not_found");
      return bytes;
    };
    if (searchParams.size === 0) return picture(await original(), row.contentType, row);
    return inTurn(async () => {
      // Whoever asked for the same a moment earlier has had it made.
      const made = recent.get(key);
      if (made !== undefined) return picture(made, contentTypes[format], row);
      const bytes = await original();
      const { contentType, width, height, focus } = row;
      try {
        const result = await transform({ bytes, contentType, width, height, focus }, format, wish, loadWasm);
        recent.set(key, result);
        return picture(result, contentTypes[format], row);
      } catch (error) {
        log.warn("picture not converted", describeError(error));
        return picture(bytes, contentType, row, { "x-picture-fallback": "true", "cache-control": "no-store" });
      }
    });
  },
});
