import { formatBytes, formatPercent, latinName, nameOfPath, storagePath } from "./file-names";

test.each([
  ["Balcony morning.JPG", "balcony-morning"],
  ["Μπαλκόνι, πρωί.heic", "mpalkoni-proi"],
  ["IMG_2041.jpeg", "img-2041"],
  ["写真.png", "picture"],
  [`${"a".repeat(59)} b.jpg`, "a".repeat(59)],
])("names %s in the bucket %s", (name, latin) => {
  expect(latinName(name)).toBe(latin);
});

test("a path is valid for the table, and its name can be read back", () => {
  const path = storagePath("Balcony morning.JPG", "3f9a01c2", "jpg", 2026);
  expect(path).toMatch(/^[a-z0-9][a-z0-9/_-]{0,150}\.(jpg|png|webp|avif)$/);
  expect(nameOfPath(path)).toBe("balcony-morning");
});

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
