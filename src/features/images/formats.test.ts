import { chooseFormat, estimatedSavings } from "./formats";

const both = { avif: true, webp: true };
const onlyWebp = { avif: false, webp: true };
const neither = { avif: false, webp: false };

test.each([
  ["avif if requested and supported", "avif", both, "avif"],
  ["avif requested and not supported: webp if supported", "avif", onlyWebp, "webp"],
  ["avif supported and not requested: webp if supported", "webp", both, "webp"],
  ["webp also when png was requested", "png", onlyWebp, "webp"],
  ["webp also when nothing was requested", undefined, both, "webp"],
  ["else png if requested", "png", neither, "png"],
  ["else jpeg if requested", "jpeg", neither, "jpeg"],
  ["else jpeg", "webp", neither, "jpeg"],
  ["else jpeg, nothing requested", undefined, neither, "jpeg"],
] as const)("%s", (_, requested, support, format) => {
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
