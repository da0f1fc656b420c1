import { chooseFormat, estimatedSavings } from "./formats";

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
