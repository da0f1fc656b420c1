/** Addresses of uploaded pictures, and the query that asks for one in a format and size (specification §7). Pure. */
import type { ImageFormat } from "./formats";

/** What can be asked of an uploaded picture, by the names and in the order of the query. */
export interface UploadParameters {
  readonly format: ImageFormat;
  /** Pixels of the file. */
  readonly width: number;
  readonly height?: number | undefined;
  /** From 1 to 100. */
  readonly quality: number;
  /** Only `true` is asked for. */
  readonly compress?: boolean | undefined;
  readonly fit?: "cover" | undefined;
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? "";

/** Whether an address, whole or relative, has a path that contains the uploads folder: only those are rewritten. */
export const isUploadAddress = (address: string): boolean =>
  withoutQuery(address)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .includes("/uploads/");

/** The same picture, compressed aggressively. Addresses that are no upload stay as they are. */
export const compressedAddress = (address: string): string =>
  isUploadAddress(address) ? `${address}${address.includes("?") ? "&" : "?"}compress=true` : address;

/** The original address of the picture, with the parameters in place of any query. Other addresses stay as they are. */
export const uploadAddress = (address: string, parameters: UploadParameters): string => {
  if (!isUploadAddress(address)) return address;
  const { format, width, height, quality, compress, fit } = parameters;
  const query = new URLSearchParams({ format, width: String(width) });
  if (height !== undefined) query.set("height", String(height));
  query.set("quality", String(quality));
  if (compress === true) query.set("compress", "true");
  if (fit !== undefined) query.set("fit", fit);
  return `${withoutQuery(address)}?${query.toString()}`;
};
