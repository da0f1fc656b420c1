import { type PictureHeader, textAt, viewOf } from "./picture-kind.ts";

interface Box {
  readonly name: string;
  readonly data: Uint8Array;
  /** Whether the box is complete. */
  readonly whole: boolean;
}

/** The consecutive boxes in `bytes`, up to the first with an impossible length. */
const boxesIn = (bytes: Uint8Array): Box[] => {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const told = view.getUint32(at);
    const isLong = told === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : told === 0 ? bytes.length - at : told;
    if (length < head) break;
    const until = at + length;
    boxes.push({ name: textAt(bytes, at + 4), data: bytes.subarray(at + head, until), whole: until <= bytes.length });
    at = until;
  }
  return boxes;
};

const inside = (boxes: readonly Box[], name: string, skipped = 0): Box[] => {
  const box = boxes.find((one) => one.name === name);
  return box === undefined ? [] : boxesIn(box.data.subarray(skipped));
};

/**
 * The header with the largest size that an AVIF or HEIC declares for any of its items, because decoders allocate that
 * much. Decoders apply the rotation themselves (ISO/IEC 23008-12). Undefined if no size is declared.
 */
export const heifHeader = (kind: "avif" | "heic", bytes: Uint8Array): PictureHeader | undefined => {
  const boxes = boxesIn(bytes);
  const properties = inside(inside(inside(boxes, "meta", 4), "iprp"), "ipco");
  const sizes = properties
    .filter(({ name, data }) => name === "ispe" && data.length >= 12)
    .map(({ data }) => [viewOf(data).getUint32(4), viewOf(data).getUint32(8)] as const);
  const [largest] = sizes.sort(([w1, h1], [w2, h2]) => w2 * h2 - w1 * h1);
  if (largest === undefined) return undefined;
  const [width, height] = largest;
  const animated = boxes.some(({ name }) => name === "moov");
  const whole = boxes.every((box) => box.whole) && boxes.some(({ name }) => name === "mdat" || name === "idat");
  return { kind, width, height, orientation: 1, animated, cmyk: false, passes: 1, samples: width * height, whole };
};
