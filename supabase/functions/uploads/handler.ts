/**
 * GET /uploads → {pictures}: the published pictures in order, for the gallery.
 * GET /uploads/{path}?format&width&height&quality&compress&fit → the converted picture; without a query, the uploaded file, of which a
 * JPEG, PNG or WebP has no metadata but its orientation.
 * Unpublished pictures are returned only to staff. Files that are damaged or too large to be decoded are refused as `unusable_picture`.
 * AVIF files are not decoded but sent as uploaded; if a conversion was requested, with the header `x-picture-fallback: true`.
 */
import { ExpiringCache } from "../../../src/lib/expiring-cache.ts";
import { isConvertible, isDecodable, readHeader, strippers } from "../../../src/lib/pictures/picture-file.ts";
import type { PictureHeader } from "../../../src/lib/pictures/picture-bytes.ts";
import { withOrientation } from "../../../src/lib/pictures/jpeg.ts";
import { Failure, success } from "../_shared/answer.ts";
import { sha256 } from "../_shared/digest.ts";
import { type Endpoint, type Services, describeError } from "../_shared/endpoint.ts";
import { type PictureFile, Recent, inTurn } from "../_shared/picture/load.ts";
import {
  type Format,
  type Parameters,
  type PictureRow,
  contentTypes,
  parametersOf,
  picturePathOf,
  queryOf,
  visiblePicture,
} from "../_shared/picture/picture-request.ts";
import { ConverterNotStarted, transform } from "../_shared/picture/transform.ts";
import { visitorCode } from "../_shared/caller.ts";

const recent = new Recent(24_000_000);
/** Caches for an hour whether pictures could be decoded. A file never changes under its path. */
const findings = new ExpiringCache<"usable" | "unusable">(60 * 60_000, 1000);
/** Limit of files per visitor in ten minutes, converted or as uploaded: enough for a gallery of forty pictures in five widths, three times. */
const limit = { attempts: 600, windowSeconds: 600 };

/** Caches revalidate after five minutes, so that an unpublished picture disappears from them. */
const cachePublished = "public, max-age=300";

type LoadWasm = () => Promise<Uint8Array>;

const headersOf = ({ published }: PictureRow, tag: string): Record<string, string> => ({
  "cache-control": published ? cachePublished : "private, no-store",
  ...(published && { etag: tag }),
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
});

const answerFile = ({ bytes, contentType }: PictureFile, headers: Record<string, string>): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, "content-type": contentType, "content-length": String(bytes.byteLength) },
  });

/** Cache key of a result. Includes the focus if the picture is cropped, because the focus can change while the URL stays the same. */
const keyOf = (path: string, wish: Parameters, { focus }: PictureRow): string =>
  `${path}?${queryOf(wish)}${wish.fit === "cover" ? `#${focus.x},${focus.y}` : ""}`;

interface Read extends PictureFile {
  readonly header: PictureHeader;
  /** The format of the file. HEIC files are refused. */
  readonly format: Format;
}

/**
 * The uploaded file without what a camera writes, such as place and time: the staff pages remove it, but files may have been uploaded without
 * them. Undefined for a PNG or WebP whose metadata turns it.
 */
const withoutMetadata = ({ bytes, header, format }: Read): Uint8Array | undefined => {
  const stripped = strippers[format]?.(bytes) ?? bytes;
  if (header.orientation === 1) return stripped;
  return format === "jpeg" ? withOrientation(stripped, header.orientation) : undefined;
};

const refuse = (path: string): never => {
  findings.set(path, "unusable");
  throw new Failure("unusable_picture");
};

/** Reads a file and its header. Throws `unusable_picture` if the file is incomplete, has too many pixels, or is no JPEG, PNG, WebP or AVIF. */
const read = async (path: string, { storage }: Services): Promise<Read> => {
  const bytes = await storage.download(path);
  if (bytes === undefined) throw new Failure("not_found");
  const header = readHeader(bytes);
  // AVIF is sent without conversion, so it only has to be decodable by a browser.
  if (
    header === undefined ||
    header.kind === "heic" ||
    !(header.kind === "avif" ? isDecodable(header) : isConvertible(header)) ||
    !header.whole
  )
    return refuse(path);
  return { bytes, contentType: contentTypes[header.kind], header, format: header.kind };
};

export const createEndpoint = (loadWasm: LoadWasm): Endpoint => ({
  name: "uploads",
  methods: ["GET"],
  handle: async (request, services) => {
    const { database, environment, log } = services;
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
    const row = await visiblePicture(path, request, services);
    if (findings.get(path) === "unusable") throw new Failure("unusable_picture");
    const key = keyOf(path, wish, row);
    const tag = `"${(await sha256(key)).slice(0, 16)}"`;
    const headers = headersOf(row, tag);
    if (row.published && request.headers.get("if-none-match")?.includes(tag) === true)
      return new Response(null, { status: 304, headers });
    const known = searchParams.size > 0 ? recent.get(key) : undefined;
    if (known !== undefined) return answerFile(known, headers);
    const visitor = await visitorCode(request, environment.salt);
    const wait = await database.call("take_rate_limit", {
      p_scope: "uploads",
      p_subject: visitor,
      p_limit: limit.attempts * environment.rateLimitFactor,
      p_window_seconds: limit.windowSeconds,
    });
    if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
    const convert = async ({ bytes, header }: Read, format: Format, what: Parameters): Promise<PictureFile> => {
      if (!isConvertible(header)) return refuse(path);
      try {
        const copy = await transform({ bytes, header, focus: row.focus }, format, what, loadWasm);
        findings.set(path, "usable");
        return { bytes: copy, contentType: contentTypes[format] };
      } catch (error) {
        if (error instanceof ConverterNotStarted) {
          log.error("picture converter not started", describeError(error.cause));
          throw new Failure("unavailable");
        }
        log.warn("picture not converted", describeError(error));
        return refuse(path);
      }
    };
    return inTurn(visitor, async () => {
      // An identical request may have converted the picture meanwhile, or found that it is unusable.
      const made = recent.get(key);
      if (made !== undefined) return answerFile(made, headers);
      if (findings.get(path) === "unusable") throw new Failure("unusable_picture");
      const file = await read(path, services);
      const asked = searchParams.size > 0;
      if (file.header.kind === "avif")
        return answerFile(
          file,
          asked ? { ...headers, "x-picture-fallback": "true", "cache-control": "no-store" } : headers,
        );
      // Only decoding shows whether data is missing, so the picture is converted once, as small as possible.
      if (!asked && findings.get(path) === undefined) await convert(file, "jpeg", { width: 16 });
      const bare = asked ? undefined : withoutMetadata(file);
      if (bare !== undefined) return answerFile({ ...file, bytes: bare }, headers);
      const result = await convert(file, wish.format ?? file.format, wish);
      recent.set(key, result);
      return answerFile(result, headers);
    });
  },
});
