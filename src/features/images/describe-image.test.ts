import { describeImage, originalImage, requestFor } from "./describe-image";
import { profileOf } from "./profiles";
import type { Visitor } from "./visitor";

const address = "/functions/v1/uploads/bed.jpg";
const all = { avif: true, webp: true };
const desktop: Visitor = { mobile: false, saveData: false, connection: "4g", memory: 8, pixelRatio: 1 };

test("a thumbnail: AVIF, compressed, with its placeholder and savings", () => {
  expect(describeImage(address, { width: 300, height: 200 }, profileOf("thumbnail"), all)).toEqual({
    optimizedUrl: `${address}?format=avif&width=300&height=200&quality=75&compress=true`,
    srcSet: `${address}?format=webp&width=320&height=213&quality=70&compress=true 320w`,
    avifSrcSet: `${address}?format=avif&width=320&height=213&quality=70&compress=true 320w`,
    placeholderUrl: `${address}?format=webp&width=10&quality=20`,
    estimatedSavings: 70,
    format: "avif",
  });
});

test.each([
  ["hero with AVIF", "hero", {}, all, "avif", 60, true],
  ["hero where AVIF cannot be shown", "hero", {}, { avif: false, webp: true }, "webp", 50, false],
  ["hero where only JPEG can be shown", "hero", {}, { avif: false, webp: false }, "jpeg", 30, false],
  ["mobile does without AVIF", "mobile", {}, all, "webp", 50, false],
  ["mobile does without AVIF also when asked for it", "mobile", { format: "avif" }, all, "webp", 50, false],
  ["lowBandwidth does without AVIF", "lowBandwidth", {}, all, "webp", 50, false],
  ["PNG where WebP cannot be shown", "mobile", { format: "png" }, { avif: false, webp: false }, "png", 30, false],
  ["gallery compresses", "gallery", {}, all, "avif", 70, true],
] as const)("%s", (_, profile, wish, support, format, savings, hasAvif) => {
  const image = describeImage(address, { width: 500, ...wish }, profileOf(profile), support);
  expect(image).toMatchObject({ format, estimatedSavings: savings });
  expect(image.avifSrcSet !== "").toBe(hasAvif);
  expect(image.optimizedUrl.includes("compress=true")).toBe(profile === "gallery");
});

test("no file is wider than the profile allows, and the ratio stays", () => {
  const { optimizedUrl } = describeImage(address, { width: 2400, height: 1200 }, profileOf("hero"), all);
  expect(optimizedUrl).toBe(`${address}?format=avif&width=1200&height=600&quality=85`);
});

test.each(["/static/bed.png", "https://elsewhere.example/bed.png"])("%s is no upload and is left alone", (other) => {
  expect(describeImage(other, { width: 300 }, profileOf("gallery"), all)).toEqual({
    ...originalImage(other),
    format: "png",
  });
});

test.each([
  [
    "the gallery's frame on a desktop",
    { width: 700, height: 400 },
    desktop,
    { width: 700, height: 400, quality: 80, format: "avif" },
  ],
  [
    "a wide frame on a sharp screen",
    { width: 900 },
    { ...desktop, pixelRatio: 2 },
    { width: 1200, quality: 85, format: "avif" },
  ],
  ["a phone", { width: 390 }, { ...desktop, mobile: true, pixelRatio: 3 }, { width: 390, quality: 75, format: "webp" }],
  ["data-saver", { width: 400 }, { ...desktop, saveData: true }, { width: 240, quality: 60, format: "webp" }],
  ["3g", { width: 400 }, { ...desktop, connection: "3g" }, { width: 320, quality: 65, format: "webp" }],
] as const)("what is asked for: %s", (_, wish, visitor, expected) => {
  expect(requestFor(address, wish, visitor, all)).toEqual({ imageUrl: address, ...expected });
});
