import {
  chooseFormat,
  compressedAddress,
  estimatedSavings,
  isUploadAddress,
  placeholderAddress,
  responsiveQuality,
  responsiveWidths,
  uploadAddress,
  uploadSrcSet,
} from "./upload-files";
import { profileNames, profileOf } from "./quality";

const both = { avif: true, webp: true };
const onlyWebp = { avif: false, webp: true };
const neither = { avif: false, webp: false };

test.each([
  ["avif if requested and supported", "avif", both, "avif"],
  ["webp if avif is requested and only webp is supported", "avif", onlyWebp, "webp"],
  ["webp if it is requested and avif is supported too", "webp", both, "webp"],
  ["webp even if png is requested", "png", onlyWebp, "webp"],
  ["webp if nothing is requested", undefined, both, "webp"],
  ["png if requested and neither is supported", "png", neither, "png"],
  ["jpeg if requested and neither is supported", "jpeg", neither, "jpeg"],
  ["jpeg if webp is requested and not supported", "webp", neither, "jpeg"],
  ["jpeg if nothing is requested and neither is supported", undefined, neither, "jpeg"],
] as const)("chooses %s", (_, requested, support, format) => {
  expect(chooseFormat(requested, support)).toBe(format);
});

test.each([
  [true, "avif", 70],
  [true, "jpeg", 70],
  [false, "avif", 60],
  [false, "webp", 50],
  [false, "jpeg", 30],
  [false, "png", 30],
] as const)("aggressive %s, %s: estimated savings %d", (aggressiveCompression, format, savings) => {
  expect(estimatedSavings({ aggressiveCompression }, format)).toBe(savings);
});

test.each([
  ["/uploads/room/bed.jpg", true],
  ["/functions/v1/uploads/room/bed.jpg?width=9", true],
  ["https://project.supabase.co/functions/v1/uploads/bed.jpg", true],
  ["uploads/bed.jpg", false],
  ["/static/bed.jpg", false],
  ["/static/bed.jpg?from=/uploads/bed.jpg", false],
  ["/static/bed.jpg#/uploads/", false],
  ["https://elsewhere.example/my-uploads/bed.jpg", false],
  ["", false],
])("%s is an upload: %s", (address, expected) => {
  expect(isUploadAddress(address)).toBe(expected);
});

const path = "/functions/v1/uploads/room/bed.jpg";

test.each([
  [{ format: "avif", width: 400, quality: 60 }, "format=avif&width=400&quality=60"],
  [{ format: "webp", width: 800, height: 450, quality: 75 }, "format=webp&width=800&height=450&quality=75"],
  [{ format: "webp", width: 800, quality: 75, compress: true }, "format=webp&width=800&quality=75&compress=true"],
  [{ format: "webp", width: 800, quality: 75, compress: false }, "format=webp&width=800&quality=75"],
  [
    { format: "jpeg", width: 480, height: 270, quality: 75, fit: "cover" },
    "format=jpeg&width=480&height=270&quality=75&fit=cover",
  ],
] as const)("adds the parameters %j in a fixed order, in place of an earlier query", (parameters, query) => {
  expect(uploadAddress(path, parameters)).toBe(`${path}?${query}`);
  expect(uploadAddress(`https://site.example${path}?width=9#part`, parameters)).toBe(
    `https://site.example${path}?${query}`,
  );
});

test("only paths that contain the uploads folder are rewritten", () => {
  expect(uploadAddress("/static/bed.jpg?v=1", { format: "avif", width: 400, quality: 60 })).toBe("/static/bed.jpg?v=1");
});

test("adds compress to the existing query, for uploads only", () => {
  expect(compressedAddress(`${path}?width=400`)).toBe(`${path}?width=400&compress=true`);
  expect(compressedAddress(path)).toBe(`${path}?compress=true`);
  expect(compressedAddress("/static/bed.jpg?v=1")).toBe("/static/bed.jpg?v=1");
});

test.each([
  ["hero", [320, 480, 640, 800, 1024, 1200]],
  ["gallery", [320, 480, 640, 800]],
  ["thumbnail", [320]],
  ["mobile", [320, 480]],
  ["lowBandwidth", [320, 480]],
] as const)("widths of the profile %s", (name, widths) => {
  expect(responsiveWidths(profileOf(name))).toEqual(widths);
});

test.each([
  [85, 320, 80],
  [85, 800, 80],
  [85, 1024, 85],
  [85, 1200, 85],
  [62, 640, 60],
  [60, 480, 60],
])("quality %d at width %d becomes %d", (quality, width, expected) => {
  expect(responsiveQuality(quality, width)).toBe(expected);
});

const address = "/uploads/bed.jpg";

test("a srcset has each width with its quality, and compress for aggressive profiles", () => {
  expect(uploadSrcSet(address, "webp", profileOf("thumbnail"))).toBe(
    "/uploads/bed.jpg?format=webp&width=320&quality=70&compress=true 320w",
  );
  expect(uploadSrcSet(address, "webp", profileOf("lowBandwidth"))).toBe(
    "/uploads/bed.jpg?format=webp&width=320&quality=60 320w, /uploads/bed.jpg?format=webp&width=480&quality=60 480w",
  );
});

test("keeps the ratio of the frame at every width", () => {
  const frame = { width: 1200, height: 675, fit: "cover" } as const;
  expect(uploadSrcSet(address, "avif", profileOf("mobile"), frame)).toBe(
    "/uploads/bed.jpg?format=avif&width=320&height=180&quality=65&fit=cover 320w, /uploads/bed.jpg?format=avif&width=480&height=270&quality=65&fit=cover 480w",
  );
});

test.each(profileNames)("the srcset of %s is not empty", (name) => {
  expect(uploadSrcSet(address, "webp", profileOf(name))).not.toBe("");
});

test("the placeholder is 10 pixels wide with quality 20", () => {
  expect(placeholderAddress(address, "webp")).toBe("/uploads/bed.jpg?format=webp&width=10&quality=20");
});
