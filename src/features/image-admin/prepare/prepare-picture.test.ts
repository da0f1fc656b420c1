import { preparePicture } from "./prepare-picture";

const file = (start: readonly number[]) =>
  new Blob([Uint8Array.from([...start, ...Array.from({ length: 40 }, () => 0)])]);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

beforeEach(() => {
  globalThis.createImageBitmap = () => Promise.reject(new DOMException("Cannot decode.", "InvalidStateError"));
});

test.each([
  ["a HEIC file", file([0, 0, 0, 24, ...letters("ftypheic")]), "heic"],
  ["another HEIC file", file([0, 0, 0, 24, ...letters("ftypmif1")]), "heic"],
  ["a broken JPEG", file([0xff, 0xd8, 0xff, 0xe0]), "unreadable"],
  ["a text", file(letters("hello")), "unreadable"],
] as const)("%s that the browser cannot decode says so", async (_, blob, reason) => {
  await expect(preparePicture(blob)).rejects.toMatchObject({ reason });
});
