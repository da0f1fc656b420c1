/**
 * GET /uploads → {pictures}: the published pictures in order, for the gallery.
 * GET /uploads/{path}?format&width&height&quality&compress&fit → the converted picture. Without a query: the uploaded file without its
 * metadata. A JPEG keeps its orientation; a PNG or WebP that is turned by its metadata is encoded again, upright.
 * Unpublished pictures are returned only to staff. Files that are damaged or too large to be decoded are refused as `unusable_picture`.
 * AVIF files with metadata are refused, others sent as uploaded, with `x-picture-fallback: true` if a conversion was requested.
 */
import { ExpiringCache } from "../../../src/lib/expiring-cache.ts";
import {
  avifHasMetadata,
  isConvertible,
  isDecodable,
  readHeader,
  strippers,
} from "../../../src/lib/pictures/picture-file.ts";
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
import { ConverterNotStarted, UnreadablePicture, transform } from "../_shared/picture/transform.ts";
import { visitorCode } from "../_shared/caller.ts";

const recent = new Recent(24_000_000);
/** Caches for an hour whether pictures could be decoded. A file never changes under its path. */
const findings = new ExpiringCache<"usable" | "unusable">(60 * 60_000, 1000);
/** A visitor may request this many files, converted or not: forty pictures of a gallery in five widths, three times in ten minutes. */
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
const keyOf = (path: string, parameters: Parameters, { focus }: PictureRow): string =>
  `${path}?${queryOf(parameters)}${parameters.fit === "cover" ? `#${focus.x},${focus.y}` : ""}`;

interface ReadPicture extends PictureFile {
  readonly header: PictureHeader;
  /** The format of the file. HEIC files are refused. */
  readonly format: Format;
}

/**
 * The file without the metadata that a camera writes, such as place and time. The staff pages remove it before the upload, but a file may
 * have been uploaded in another way. Undefined for a PNG or WebP that is turned by its metadata, because it would lose its orientation.
 */
const withoutMetadata = ({ bytes, header, format }: ReadPicture): Uint8Array | undefined => {
  const stripped = strippers[format]?.(bytes) ?? bytes;
  if (header.orientation === 1) return stripped;
  return format === "jpeg" ? withOrientation(stripped, header.orientation) : undefined;
};

/** Throws `unusable_picture`. The file is not downloaded again for an hour. */
const refuse = (path: string): never => {
  findings.set(path, "unusable");
  throw new Failure("unusable_picture");
};

/**
 * Reads a file and its header. Throws `unusable_picture` if the file is incomplete, has too many pixels, is an AVIF with metadata, or is no
 * JPEG, PNG, WebP or AVIF.
 */
const read = async (path: string, { storage }: Services): Promise<ReadPicture> => {
  const bytes = await storage.download(path);
  if (bytes === undefined) throw new Failure("not_found");
  const header = readHeader(bytes);
  // AVIF is sent without conversion, so it only has to be decodable by a browser and must not tell the place where it was taken.
  if (
    header === undefined ||
    header.kind === "heic" ||
    !(header.kind === "avif" ? isDecodable(header) && !avifHasMetadata(bytes) : isConvertible(header)) ||
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
    const parameters = parametersOf(searchParams);
    const row = await visiblePicture(path, request, services);
    if (findings.get(path) === "unusable") throw new Failure("unusable_picture");
    const key = keyOf(path, parameters, row);
    const tag = `"${(await sha256(key)).slice(0, 16)}"`;
    const headers = headersOf(row, tag);
    if (row.published && request.headers.get("if-none-match")?.includes(tag) === true)
      return new Response(null, { status: 304, headers });
    const hasQuery = searchParams.size > 0;
    const cached = hasQuery ? recent.get(key) : undefined;
    if (cached !== undefined) return answerFile(cached, headers);
    const visitor = await visitorCode(request, environment.salt);
    const wait = await database.call("take_rate_limit", {
      p_scope: "uploads",
      p_subject: visitor,
      p_limit: limit.attempts * environment.rateLimitFactor,
      p_window_seconds: limit.windowSeconds,
    });
    if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
    const convert = async (
      { bytes, header }: ReadPicture,
      format: Format,
      options: Parameters,
    ): Promise<PictureFile> => {
      if (!isConvertible(header)) return refuse(path);
      try {
        const copy = await transform({ bytes, header, focus: row.focus }, format, options, loadWasm);
        findings.set(path, "usable");
        return { bytes: copy, contentType: contentTypes[format] };
      } catch (error) {
        if (error instanceof ConverterNotStarted) {
          log.error("picture converter not started", describeError(error.cause));
          throw new Failure("unavailable");
        }
        log.warn("picture not converted", describeError(error));
        // Only an unreadable file is refused in later requests too: parameters that fail must not make it unavailable to others.
        if (error instanceof UnreadablePicture) return refuse(path);
        throw new Failure("unusable_picture");
      }
    };
    return inTurn(visitor, async () => {
      // An identical request may have converted the picture meanwhile, or found that it is unusable.
      const converted = recent.get(key);
      if (converted !== undefined) return answerFile(converted, headers);
      if (findings.get(path) === "unusable") throw new Failure("unusable_picture");
      const file = await read(path, services);
      if (file.header.kind === "avif")
        return answerFile(
          file,
          hasQuery ? { ...headers, "x-picture-fallback": "true", "cache-control": "no-store" } : headers,
        );
      // Only decoding shows whether data is missing, so the picture is converted once, as small as possible.
      if (!hasQuery && findings.get(path) === undefined) await convert(file, "jpeg", { width: 16 });
      const stripped = hasQuery ? undefined : withoutMetadata(file);
      if (stripped !== undefined) return answerFile({ ...file, bytes: stripped }, headers);
      const result = await convert(file, parameters.format ?? file.format, parameters);
      recent.set(key, result);
      return answerFile(result, headers);
    });
  },
});
