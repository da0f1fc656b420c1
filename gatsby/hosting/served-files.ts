/**
 * Which files of `public/` visitors get, and their content types by ending. Files with other endings are sent
 * as `application/octet-stream`.
 */
import { jsonFeedPath, rssPath } from "../../src/settings/routes";

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

export const binaryTypes = {
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

/** Files and folders at the root of `public/` that are for hosts and builds, not for visitors. */
export const hiddenNames = ["_headers", "_redirects", "webpack.stats.json", "chunk-map.json"] as const;
export const hiddenFolders = ["_gatsby"] as const;

/** Compressed copies are sent under the name of their original. */
const copy = /\.(?:br|gz)$/;
/** Names that begin with a dot, except `.well-known`. */
const dotted = /(?:^|\/)\.(?!well-known\/)/;

/** Whether a file, by its path in `public/`, is hidden from visitors. */
export const isHidden = (file: string): boolean =>
  hiddenNames.some((name) => file === name) ||
  hiddenFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  copy.test(file) ||
  dotted.test(file);
