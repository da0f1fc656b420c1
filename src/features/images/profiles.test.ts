import { chooseProfile, profileOf } from "./profiles";

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
    "before anything else: also on a phone with data-saver and 2g",
    801,
    { saveData: true, connection: "2g", mobile: true },
    "hero",
  ],
  ["800 is not over 800", 800, plain, "gallery"],
  ["data-saver gives lowBandwidth", 800, { ...plain, saveData: true }, "lowBandwidth"],
  ["a 2g connection gives lowBandwidth", 300, { ...plain, connection: "2g" }, "lowBandwidth"],
  ["a slower one too", 300, { ...plain, connection: "slow-2g" }, "lowBandwidth"],
  [
    "a 3g connection gives lowBandwidth, before mobile",
    300,
    { ...plain, connection: "3g", mobile: true },
    "lowBandwidth",
  ],
  ["mobile device gives mobile, before thumbnail", 300, { ...plain, mobile: true }, "mobile"],
  ["width 400 or less gives thumbnail", 400, plain, "thumbnail"],
  ["otherwise gallery", 401, plain, "gallery"],
  ["a connection that is not known is no slow one", 401, { ...plain, connection: "unknown" }, "gallery"],
  ["no width", undefined, plain, "gallery"],
] as const)("%s", (_, width, visitor, name) => {
  expect(chooseProfile(width, visitor).name).toBe(name);
});
