/** Content types by file ending; what is not listed is sent as bytes. */
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";

/** Text types, all sent as UTF-8. */
export const textTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
} as const;

export const byteTypes = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
} as const;

/** The feeds, by name: their endings do not say what they are. */
export const feedTypes: Readonly<Record<string, string>> = {
  [rssPath.slice(1)]: "application/rss+xml; charset=utf-8",
  [jsonFeedPath.slice(1)]: "application/feed+json; charset=utf-8",
};
