/** Chosen files before the upload: their paths and sizes, how they are prepared, and which are refused. */
import sharp from "sharp";
import { formatBytes, formatPercent, latinName, nameOfPath, storagePath } from "./file-names";
import { maxSide, planFor, withinLimits } from "./plan";
import { UnusableFile, preparePicture, uprightMatrix } from "./prepare-picture";

test.each([
  ["Balcony morning.JPG", "balcony-morning"],
  ["Μπαλκόνι, πρωί.heic", "mpalkoni-proi"],
  ["IMG_2041.jpeg", "img-2041"],
  ["写真.png", "picture"],
  [`${"a".repeat(59)} b.jpg`, "a".repeat(59)],
])("the name %s becomes %s in the bucket", (name, latin) => {
  expect(latinName(name)).toBe(latin);
});

test("a path is valid for the table, and contains the name of the picture", () => {
  const path = storagePath("Balcony morning.JPG", "3f9a01c2", "jpg", 2026);
  expect(path).toMatch(/^[a-z0-9][a-z0-9/_-]{0,150}\.(jpg|png|webp|avif)$/);
  expect(nameOfPath(path)).toBe("balcony-morning");
});

test.each([
  [120, "en", "1 KB"],
  [148_300, "en", "148 KB"],
  [999_600, "en", "1 MB"],
  [3_420_000, "el", "3,4 MB"],
] as const)("formats %d bytes in %s as %s", (bytes, language, written) => {
  expect(formatBytes(bytes, language).replace("\u00a0", " ")).toBe(written);
});

test("formats a fraction as a percentage", () => {
  expect(formatPercent(0.644, "en")).toBe("64%");
});

const photograph = {
  kind: "jpeg",
  bytes: 3_000_000,
  orientation: 1,
  width: 3000,
  height: 2000,
  animated: false,
  cmyk: false,
  passes: 1,
  samples: 9_000_000,
  whole: true,
} as const;

test("an upright photograph of a good size keeps its format and size", () => {
  expect(planFor(photograph)).toEqual({
    method: "strip",
    kind: "jpeg",
    size: { width: 3000, height: 2000 },
    notes: [],
  });
});

test.each([
  [{ orientation: 6 }, "redraw", []],
  [{ kind: "heic" }, "redraw", ["converted"]],
  [{ kind: "avif", width: 800, height: 600 }, "redraw", ["small", "converted"]],
  [{ width: 9000, height: 6000 }, "redraw", ["reduced"]],
  [{ width: 13_000, height: 1800 }, "redraw", ["reduced"]],
  [{ width: 1, height: 13_000 }, "redraw", ["reduced"]],
  [{ bytes: 30_000_000 }, "redraw", ["reduced"]],
  [{ width: 700, height: 1100 }, "strip", ["small"]],
  [{ kind: "png", width: 2400, height: 1600 }, "strip", []],
  [{ kind: "png", orientation: 3 }, "redraw", ["converted"]],
  [{ kind: "png", width: 4000, height: 3000 }, "redraw", ["converted"]],
  [{ kind: "png", animated: true }, "redraw", ["converted"]],
  [{ kind: "webp", orientation: 8 }, "redraw", ["converted"]],
  [{ kind: "webp", animated: true }, "redraw", ["converted"]],
  [{ cmyk: true }, "redraw", []],
  [{ passes: 10, samples: 12_000_000 }, "strip", []],
  [{ width: 5000, height: 3300, passes: 10, samples: 49_500_000 }, "redraw", []],
  [{ width: 6000, height: 4000 }, "strip", []],
  [{ width: 6000, height: 4000, passes: 10, samples: 72_000_000 }, "redraw", ["reduced"]],
  [{ kind: "heic", width: 5712, height: 4284 }, "redraw", ["reduced", "converted"]],
] as const)("a photograph with %j needs %s", (change, method, notes) => {
  expect(planFor({ ...photograph, ...change })).toMatchObject({ method, notes });
});

test("the size of a rotated picture is that of the upright picture", () => {
  expect(planFor({ ...photograph, orientation: 6 }).size).toEqual({ width: 2000, height: 3000 });
});

test("a picture is redrawn in the largest size that a canvas of Safari on an iPhone has", () => {
  const { width, height } = planFor({ ...photograph, kind: "heic", width: 5712, height: 4284 }).size;
  expect(width * height).toBeLessThanOrEqual(16_777_216);
  expect(width * height).toBeGreaterThan(16_700_000);
  expect(width / height).toBeCloseTo(5712 / 4284, 2);
});

test("a very large picture is reduced to 24 million pixels in the same ratio", () => {
  const { width, height } = withinLimits({ width: 9000, height: 6000 });
  expect(width * height).toBeLessThanOrEqual(24_000_000);
  expect(width / height).toBeCloseTo(1.5, 2);
});

test.each([
  [13_000, 1800],
  [1700, 14_000],
])("a panorama of %d × %d pixels is reduced to the longest allowed side", (...sides) => {
  const { width, height } = withinLimits({ width: sides[0], height: sides[1] });
  expect(Math.max(width, height)).toBeLessThanOrEqual(maxSide);
  expect(Math.max(width, height)).toBeGreaterThan(maxSide - 2);
  expect(width / height / (sides[0] / sides[1])).toBeCloseTo(1, 2);
});

/** The positions that the stored picture's top left and top right corners have in an upright picture of 30 × 20. */
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
