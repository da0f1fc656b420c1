/** Sends one file of the built site: compressed copy, content type, caching, validation by ETag. */
import { createReadStream, type Stats, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { isCurrentCopy } from "../../gatsby/hosting/copy-time";
import { contentType } from "../../gatsby/hosting/content-types";

interface Variant {
  readonly path: string;
  readonly stats: Stats;
  readonly encoding?: "br" | "gzip";
}

const look = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

const accepts = (header: string, coding: string): boolean =>
  header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** The smallest form of the file that the browser takes; copies that are older than their original are left alone. */
const choose = (path: string, acceptEncoding: string): Variant => {
  const original: Variant = { path, stats: statSync(path) };
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const stats = accepts(acceptEncoding, encoding) ? look(path + ending) : undefined;
    if (stats !== undefined && isCurrentCopy(stats, original.stats)) return { path: path + ending, stats, encoding };
  }
  return original;
};

const tagOf = ({ stats, encoding }: Variant): string =>
  `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}-${encoding ?? "plain"}"`;

/** Answers with the file at `path`; with 304 and no body when the browser has it already. */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, caching }: { readonly path: string; readonly status: number; readonly caching: string },
): Promise<void> => {
  const variant = choose(path, request.headers["accept-encoding"] ?? "");
  const tag = tagOf(variant);
  response.setHeader("Cache-Control", caching);
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
  const known = request.headers["if-none-match"]?.split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  if (status === 200 && (known?.includes(tag) ?? false)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", contentType(path));
  response.setHeader("Content-Length", variant.stats.size);
  if (variant.encoding !== undefined) response.setHeader("Content-Encoding", variant.encoding);
  response.writeHead(status);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(createReadStream(variant.path), response);
};
