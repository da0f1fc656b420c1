import { formatBytes, formatPercent } from "./format-bytes";

test.each([
  [120, "en", "1 KB"],
  [148_300, "en", "148 KB"],
  [999_600, "en", "1 MB"],
  [3_420_000, "el", "3,4 MB"],
] as const)("formats %d bytes in %s as %s", (bytes, language, written) => {
  expect(formatBytes(bytes, language).replace("\u00a0", " ")).toBe(written);
});

test("formats a fraction as a percentage", () => {
  expect(formatPercent(0.644, "en")).toBe("64%");
});
