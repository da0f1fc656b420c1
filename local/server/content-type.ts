/** The `Content-Type` with which the local server sends a file. */
import { extname } from "node:path";
import { byteTypes, feedTypes, textTypes } from "../../gatsby/hosting/served-files";

const types = new Map<string, string>([
  ...Object.entries(byteTypes),
  ...Object.entries(textTypes).map(([ending, type]) => [ending, `${type}; charset=utf-8`] as const),
]);

/** `Content-Type` of a file by its name. */
export const contentType = (file: string): string =>
  feedTypes[file.slice(file.lastIndexOf("/") + 1)] ??
  types.get(extname(file).toLowerCase()) ??
  "application/octet-stream";
