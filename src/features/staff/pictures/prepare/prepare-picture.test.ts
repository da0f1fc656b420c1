import sharp from "sharp";
import { UnusableFile, preparePicture, uprightMatrix } from "./prepare-picture";

/** The positions of the stored picture's top left and top right corners in an upright picture of 30 × 20. */
test.each([
  [1, [0, 0], [30, 0]],
  [2, [30, 0], [0, 0]],
  [3, [30, 20], [0, 20]],
  [4, [0, 20], [30, 20]],
  [5, [0, 0], [0, 20]],
  [6, [30, 0], [30, 20]],
  [7, [30, 20], [30, 0]],
  [8, [0, 20], [0, 0]],
])("orientation %d is drawn upright and fills the canvas", (orientation, topLeft, topRight) => {
  const { a = 1, b = 0, c = 0, d = 1, e, f } = uprightMatrix(orientation, { width: 30, height: 20 });
  const place = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
  expect(place(0, 0)).toEqual(topLeft);
  expect(place(orientation >= 5 ? 20 : 30, 0)).toEqual(topRight);
});

const file = (start: readonly number[]) =>
  new Blob([Uint8Array.from([...start, ...Array.from({ length: 40 }, () => 0)])]);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

beforeEach(() => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException("Cannot decode.", "InvalidStateError"));
});

test.each([
  ["a HEIC file that the browser cannot read", file([0, 0, 0, 24, ...letters("ftypheic")]), "heic"],
  ["a HEIC file of another brand", file([0, 0, 0, 24, ...letters("ftypmif1")]), "heic"],
  ["a broken JPEG", file([0xff, 0xd8, 0xff, 0xe0]), "unreadable"],
  ["a text file", file(letters("hello")), "unsupported"],
  ["a GIF", file(letters("GIF89a")), "unsupported"],
] as const)("rejects %s", async (_, blob, reason) => {
  await expect(preparePicture(blob)).rejects.toMatchObject({ reason });
});

test.each([
  ["PNG", 60_000, 60_000],
  ["PNG", 9000, 9000],
  ["PNG", 7200, 7200],
])("does not decode a %s whose header says %d × %d pixels", async (_, width, height) => {
  const decode = jest.fn();
  globalThis.createImageBitmap = decode;
  const size = [width, height].flatMap((side) => [0, 0, side >> 8, side & 255]);
  const png = [0x89, ...letters("PNG\r\n\x1a\n"), 0, 0, 0, 13, ...letters("IHDR"), ...size, 8, 2, 0, 0, 0];
  await expect(preparePicture(file(png))).rejects.toMatchObject({ reason: "oversize" });
  expect(decode).not.toHaveBeenCalled();
});

test("does not blame the file if the browser cannot draw it", async () => {
  const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  globalThis.createImageBitmap = () => Promise.resolve({ width: 30, height: 20, close: () => undefined });
  const canvas = { getContext: () => null };
  Object.assign(globalThis, { document: { createElement: () => canvas } });
  const failure: unknown = await preparePicture(new Blob([Uint8Array.from(jpeg)])).catch((error: unknown) => error);
  Reflect.deleteProperty(globalThis, "document");
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnusableFile);
});

test("a file that was moved since it was chosen is unreadable", async () => {
  const moved = new Blob(["x"]);
  moved.arrayBuffer = () => Promise.reject(new DOMException("Moved", "NotFoundError"));
  await expect(preparePicture(moved)).rejects.toMatchObject({ reason: "unreadable" });
});
