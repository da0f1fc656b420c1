import { profileNames, profileOf } from "./profiles";
import { placeholderAddress, responsiveQuality, responsiveWidths, uploadSrcSet } from "./responsive";

test.each([
  ["hero", [320, 480, 640, 800, 1024, 1200]],
  ["gallery", [320, 480, 640, 800]],
  ["thumbnail", [320]],
  ["mobile", [320, 480]],
  ["lowBandwidth", [320, 480]],
] as const)("widths of %s", (name, widths) => {
  expect(responsiveWidths(profileOf(name))).toEqual(widths);
});

test.each([
  [85, 320, 80],
  [85, 800, 80],
  [85, 1024, 85],
  [85, 1200, 85],
  [62, 640, 60],
  [60, 480, 60],
])("quality %d at width %d is %d", (quality, width, expected) => {
  expect(responsiveQuality(quality, width)).toBe(expected);
});

const address = "/uploads/bed.jpg";

test("a srcset names each width with its quality, and compress for aggressive profiles", () => {
  expect(uploadSrcSet(address, "webp", profileOf("thumbnail"))).toBe(
    "/uploads/bed.jpg?format=webp&width=320&quality=70&compress=true 320w",
  );
  expect(uploadSrcSet(address, "webp", profileOf("lowBandwidth"))).toBe(
    "/uploads/bed.jpg?format=webp&width=320&quality=60 320w, /uploads/bed.jpg?format=webp&width=480&quality=60 480w",
  );
});

test("the ratio of the frame holds at every width", () => {
  const frame = { width: 1200, height: 675, fit: "cover" } as const;
  expect(uploadSrcSet(address, "avif", profileOf("mobile"), frame)).toBe(
    "/uploads/bed.jpg?format=avif&width=320&height=180&quality=65&fit=cover 320w, /uploads/bed.jpg?format=avif&width=480&height=270&quality=65&fit=cover 480w",
  );
});

test.each(profileNames)("no srcset of %s is empty", (name) => {
  expect(uploadSrcSet(address, "webp", profileOf(name))).not.toBe("");
});

test("the placeholder is 10 wide at quality 20", () => {
  expect(placeholderAddress(address, "webp")).toBe("/uploads/bed.jpg?format=webp&width=10&quality=20");
});
