/** Content types by file ending; what is not listed is sent as bytes. */
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const special: Readonly<Record<string, string>> = {
  "feed.xml": "application/rss+xml; charset=utf-8",
  "feed.json": "application/feed+json; charset=utf-8",
};

/** `Content-Type` of a file by its name. */
export const contentType = (file: string): string =>
  special[file.slice(file.lastIndexOf("/") + 1)] ?? types[extname(file).toLowerCase()] ?? "application/octet-stream";
