/** Content types by file ending. Other files are sent as `application/octet-stream`. */
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

/** Content types of the feeds by file name, since their endings are those of any XML or JSON file. */
export const feedTypes: Readonly<Record<string, string>> = {
  [rssPath.slice(1)]: "application/rss+xml; charset=utf-8",
  [jsonFeedPath.slice(1)]: "application/feed+json; charset=utf-8",
};
