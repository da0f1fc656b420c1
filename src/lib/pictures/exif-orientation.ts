import { viewOf } from "./picture-kind.ts";

const orientationTag = 0x0112;

/** The orientation in EXIF data: 1 (upright) to 8, or 1 if the data has none. The data must start with its byte order. */
export const exifOrientation = (exif: Uint8Array): number => {
  const view = viewOf(exif);
  if (view.byteLength < 14) return 1;
  const little = view.getUint16(0) === 0x4949;
  const folder = view.getUint32(4, little);
  if (folder + 2 > view.byteLength) return 1;
  const entries = view.getUint16(folder, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = folder + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
};
