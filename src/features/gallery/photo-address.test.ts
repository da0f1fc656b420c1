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
])("the hash “%s” names the photograph %s", (hash, slug) => {
  expect(slugOfHash(hash)).toBe(slug);
});

test.each(["bedroom-01", "αυλή", "a b", "50%"])("reads the hash of %s back", (slug) => {
  expect(slugOfHash(photoHash(slug))).toBe(slug);
});

test("the target id of a photograph is its hash without “#”", () => {
  expect(`#${photoTarget("bedroom-01")}`).toBe(photoHash("bedroom-01"));
});
