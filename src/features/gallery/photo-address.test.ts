import { photoHash, photoTarget, slugOfHash } from "./photo-address";

test.each([
  ["#photo=bedroom-01", "bedroom-01"],
  ["#photo=%CE%B1%CF%85%CE%BB%CE%AE", "αυλή"],
  ["#photo=", null],
  ["#photo=%E0%A4%A", null],
  ["#photos=bedroom-01", null],
  ["#gallery", null],
  ["#", null],
  ["", null],
])("%s names %s", (hash, slug) => {
  expect(slugOfHash(hash)).toBe(slug);
});

test.each(["bedroom-01", "αυλή", "a b", "50%"])("the hash of %s leads back to it", (slug) => {
  expect(slugOfHash(photoHash(slug))).toBe(slug);
});

test("the target of a photograph is its hash without the sign", () => {
  expect(`#${photoTarget("bedroom-01")}`).toBe(photoHash("bedroom-01"));
});
