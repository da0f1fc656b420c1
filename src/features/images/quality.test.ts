import { cappedPixelRatio, chooseProfile, fitToDevice, profileOf, qualityLevel } from "./quality";
test.each([
  [100, "high"],
  [81, "high"],
  [80, "medium"],
  [70, "medium"],
  [69, "low"],
  [1, "low"],
])("requested quality %d is %s", (requested, level) => {
  expect(qualityLevel(requested)).toBe(level);
});

test.each([
  ["capped at 2", 3, "high", false, 2],
  ["not raised", 1.25, "high", false, 1.25],
  ["at most 1.5 at the medium level", 2, "medium", false, 1.5],
  ["at most 2 at the low level", 3, "low", false, 2],
  ["at most 1 on mobile", 3, "high", true, 1],
  ["at most 1 on mobile, also at the medium level", 3, "medium", true, 1],
] as const)("pixel ratio: %s", (_, ratio, level, mobile, expected) => {
  expect(cappedPixelRatio(ratio, level, mobile)).toBe(expected);
});

const desktop = { mobile: false, saveData: false, connection: "4g", pixelRatio: 1 } as const;
const phone = { ...desktop, mobile: true, pixelRatio: 3 } as const;
const wide = { width: 1600, height: 800 };
const tall = { width: 900, height: 1200 };

test.each([
  ["low: 80% size, quality 65", { ...wide, quality: 69 }, desktop, { width: 1280, height: 640, quality: 65 }],
  ["low on mobile", { ...wide, quality: 50 }, phone, { width: 1280, height: 640, quality: 65 }],
  [
    "medium: quality 80, width cap 800 on desktop",
    { ...wide, quality: 75 },
    desktop,
    { width: 800, height: 400, quality: 80 },
  ],
  ["medium: height cap 600 on desktop", { ...tall, quality: 75 }, desktop, { width: 450, height: 600, quality: 80 }],
  [
    "medium: quality 75, width cap 600 on mobile",
    { ...wide, quality: 80 },
    phone,
    { width: 600, height: 300, quality: 75 },
  ],
  ["medium: height cap 450 on mobile", { ...tall, quality: 80 }, phone, { width: 338, height: 450, quality: 75 }],
  [
    "medium: a picture below the caps is not enlarged",
    { width: 300, height: 200, quality: 75 },
    desktop,
    { width: 300, height: 200, quality: 80 },
  ],
  ["medium: no height given", { width: 1600, quality: 75 }, desktop, { width: 800, quality: 80 }],
  ["high: quality 85", { ...wide, quality: 90 }, desktop, { width: 1600, height: 800, quality: 85 }],
  [
    "high: quality 80, width cap 800 on mobile",
    { ...wide, quality: 90 },
    phone,
    { width: 800, height: 400, quality: 80 },
  ],
  [
    "data-saver: 60% size, quality 60",
    { ...wide, quality: 90 },
    { ...desktop, saveData: true },
    { width: 960, height: 480, quality: 60 },
  ],
  [
    "2g: 60% size, quality 60",
    { ...wide, quality: 75 },
    { ...desktop, connection: "2g" },
    { width: 960, height: 480, quality: 60 },
  ],
  [
    "slower than 2g",
    { ...wide, quality: 60 },
    { ...desktop, connection: "slow-2g" },
    { width: 960, height: 480, quality: 60 },
  ],
  [
    "3g does not reduce size and quality, unlike 2g",
    { ...wide, quality: 75 },
    { ...desktop, connection: "3g" },
    { width: 800, height: 400, quality: 80 },
  ],
  [
    "high-density screen: 2 pixels per CSS pixel",
    { width: 400, quality: 85 },
    { ...desktop, pixelRatio: 3 },
    { width: 800, quality: 85 },
  ],
  [
    "high-density screen: 1.5 pixels per CSS pixel at medium",
    { width: 400, quality: 75 },
    { ...desktop, pixelRatio: 3 },
    { width: 600, quality: 80 },
  ],
] as const)("%s", (_, picture, device, expected) => {
  expect(fitToDevice(picture, device)).toEqual(expected);
});

test("limits the width to the profile's maximum and keeps the ratio", () => {
  const sharp = { ...desktop, pixelRatio: 2 };
  expect(fitToDevice({ width: 1000, height: 500, quality: 85 }, sharp, 1200)).toEqual({
    width: 1200,
    height: 600,
    quality: 85,
  });
});

test.each([
  ["hero", 85, 1200, true, false],
  ["gallery", 80, 800, true, true],
  ["thumbnail", 75, 400, true, true],
  ["mobile", 70, 600, false, false],
  ["lowBandwidth", 60, 480, false, false],
] as const)("%s: quality %d, at most %d wide", (name, quality, maxWidth, enableAvif, aggressiveCompression) => {
  expect(profileOf(name)).toEqual({ name, quality, maxWidth, enableAvif, aggressiveCompression, format: "webp" });
});

const plain = { saveData: false, connection: "4g", mobile: false } as const;

test.each([
  ["width over 800 gives hero", 801, plain, "hero"],
  [
    "width over 800 gives hero even on a phone with data-saver and 2g",
    801,
    { saveData: true, connection: "2g", mobile: true },
    "hero",
  ],
  ["width 800 gives gallery", 800, plain, "gallery"],
  ["data-saver gives lowBandwidth", 800, { ...plain, saveData: true }, "lowBandwidth"],
  ["a 2g connection gives lowBandwidth", 300, { ...plain, connection: "2g" }, "lowBandwidth"],
  ["a connection slower than 2g gives lowBandwidth", 300, { ...plain, connection: "slow-2g" }, "lowBandwidth"],
  [
    "a 3g connection gives lowBandwidth even on mobile",
    300,
    { ...plain, connection: "3g", mobile: true },
    "lowBandwidth",
  ],
  ["a mobile device gives mobile even at thumbnail width", 300, { ...plain, mobile: true }, "mobile"],
  ["width 400 or less gives thumbnail", 400, plain, "thumbnail"],
  ["width over 400 gives gallery", 401, plain, "gallery"],
  ["an unknown connection is not treated as slow", 401, { ...plain, connection: "unknown" }, "gallery"],
  ["an unknown width gives gallery", undefined, plain, "gallery"],
] as const)("%s", (_, width, visitor, name) => {
  expect(chooseProfile(width, visitor).name).toBe(name);
});
