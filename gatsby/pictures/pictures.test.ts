/** The data of pictures that pages query, and how the hero's pictures are cropped. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { imageDataResolvers, uprightArgs } from "./image-data";
import { cropTo } from "./hero-files";

const { resolve } = imageDataResolvers().ImageSharp.gatsbyImageData;
const originalResolver = jest.fn(() => ({ images: {} }));
const absolutePath = join(process.cwd(), "content/suites/luxury-suite/kitchen-01.jpg");
/** Returns a file node for each id: `cover-1` is a file named `cover`. */
const nodeModel = { getNodeById: ({ id }: { id: string }) => ({ name: id.replace(/-.*/, ""), absolutePath }) };
const query = (digest: string, args: object, parent = "cover-1") =>
  resolve({ parent, internal: { contentDigest: digest } }, args, { nodeModel } as never, { originalResolver });

beforeEach(() => originalResolver.mockClear());

it("computes a picture once for all pages that use the same sizes", async () => {
  const answers = await Promise.all([query("a", { breakpoints: [480] }), query("a", { breakpoints: [480] })]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(answers[1]).toBe(answers[0]);
});

it("computes a picture again for other sizes, and when the picture has changed", async () => {
  await query("b", { breakpoints: [480] });
  await query("b", { breakpoints: [960] });
  await query("c", { breakpoints: [480] });
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

it("shares the result of the same picture in another folder, but not under another name, because the URL contains the name", async () => {
  await query("d", {}, "cover-1");
  await query("d", {}, "cover-2");
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await query("d", {}, "harbour-1");
  expect(originalResolver).toHaveBeenCalledTimes(2);
});

it("gives Gatsby the aspect ratio after the EXIF rotation, without breakpoints wider than the picture", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "upright-")), "portrait.webp");
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#888" } })
    .webp()
    .withMetadata({ orientation: 6 })
    .toFile(path);
  expect(await uprightArgs(path, { breakpoints: [480, 1200, 1600] })).toEqual({
    breakpoints: [480, 1200],
    aspectRatio: 1200 / 1800,
  });
  expect(await uprightArgs(absolutePath, { breakpoints: [480] })).toEqual({ breakpoints: [480] });
  rmSync(dirname(path), { recursive: true });
});

const frame = { width: 480, height: 270 };

describe("cropTo", () => {
  it("does not crop a picture that has the frame's aspect ratio", () => {
    expect(cropTo({ width: 2400, height: 1350 }, frame, { x: 10, y: 90 })).toEqual({
      left: 0,
      top: 0,
      width: 2400,
      height: 1350,
    });
  });

  it.each([
    [0, 0],
    [50, 275],
    [100, 550],
  ])(
    "a picture taller than the frame, with its focus at %p%% of its height, is cut to the part that starts %p px below its top",
    (y, top) => {
      expect(cropTo({ width: 1600, height: 1450 }, frame, { x: 50, y })).toEqual({
        left: 0,
        top,
        width: 1600,
        height: 900,
      });
    },
  );

  it("crops a wide picture at the left if the focus is at its right edge", () => {
    const crop = cropTo({ width: 2000, height: 900 }, frame, { x: 100, y: 50 });
    expect(crop).toEqual({ left: 400, top: 0, width: 1600, height: 900 });
  });
});
