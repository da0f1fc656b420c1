import { pictureNames, pictureOf } from "./suite-pictures";

const paths = new Set([
  "suites/aithra/suite.yml",
  "suites/aithra/bath.JPG",
  "suites/aithra/kitchen-01.jpg",
  "suites/aithra/kitchen-01.png",
  "suites/aithra/kitchen-01.HEIC",
  "suites/aithra/kitchen-01.txt",
  "suites/aithra/kitchen-011.jpg",
  "suites/other/kitchen-01.webp",
]);

test("finds a picture regardless of the case of its extension", () => {
  expect(pictureOf("aithra", "bath", paths)).toBe("suites/aithra/bath.JPG");
});

test("returns the path of a JPEG if there is no picture", () => {
  expect(pictureOf("aithra", "terrace", paths)).toBe("suites/aithra/terrace.jpg");
});

test("lists all pictures with the given id, and no other files", () => {
  expect(pictureNames("aithra", "kitchen-01", paths)).toEqual(["kitchen-01.HEIC", "kitchen-01.jpg", "kitchen-01.png"]);
  expect(pictureNames("aithra", "terrace", paths)).toEqual([]);
});
