import { preparePicture } from "./prepare-picture";

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
