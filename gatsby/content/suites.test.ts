/** A suite: what it is booked with (by default, what the house has), its pictures, and the rules of its file. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { demo as one, withGardenSuite } from "../../tests/support/content/demo";
import { engineOfSuite, suiteTerms } from "./suite-terms";
import { pictureNames, pictureOf } from "./suite-pictures";
import { parseContent } from "./content-file";
import { suiteSchema } from "./schema/suite";

const two = withGardenSuite(one);

test("a field of the suite replaces that of the house, and a preset of its own replaces the whole engine", () => {
  const house = { ...one.site.bookingEngine, preset: "beds24", property: "1", currency: "EUR", maxNights: 21 } as const;
  expect(engineOfSuite(house, { property: "2" })).toEqual({ ...house, property: "2" });
  expect(engineOfSuite(house, { preset: "mews", account: "x" })).toEqual({
    name: house.name,
    maxNights: 21,
    preset: "mews",
    account: "x",
  });
  expect(engineOfSuite(house, undefined)).toEqual(house);
});

test("a suite has its own rates and limits, and without them those of the house", () => {
  expect(suiteTerms(two, "garden-suite")).toMatchObject({ maxGuests: 2, engine: { maxNights: 14 } });
  expect(suiteTerms(two, "garden-suite").rates?.seasons[0]).toMatchObject({ night: 50_000, minimumNights: 4 });
  expect(suiteTerms(two, "luxury-suite")).toEqual(suiteTerms(one));
});

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

const suite = readFileSync("content/suites/luxury-suite/suite.yml", "utf8");
const messages = (text: string): string[] =>
  (
    v.safeParse(suiteSchema, parseContent("suite.yml", text, () => undefined)?.without(new Set()).data).issues ?? []
  ).map(({ message }) => message);

test("accepts only Google's own names under “google” of an amenity", () => {
  expect(messages(suite)).toEqual([]);
  expect(messages(suite.replace("google: [wifi]", "google: [wifi, tv]"))).toEqual([]);
  const [message, ...others] = messages(suite.replace("google: [wifi]", "google: [internet]"));
  expect(message).toContain("“internet” is not one of the possible values.");
  expect(message).toContain("Write one of: ac, airportShuttle,");
  expect(others).toEqual([]);
});

test.each([
  ["82,5 × 95,5 cm", []],
  ["82.5 × 95.5 cm", []],
  ["8275 × 95.5 cm", ["82.5"]],
  ["82 × 95.5 cm", ["82.5"]],
])("the text of a measurement must contain its numbers: %s", (text, missing) => {
  const changed = suite
    .replace("widthCm: 80, depthCm: 95,", "widthCm: 82.5, depthCm: 95.5,")
    .replace('en: "80 × 95 cm", el: "80 × 95 εκ."', `en: "${text}", el: "82,5 × 95,5 εκ."`);
  expect(messages(changed).map((message) => /does not contain the number ([\d.]+\d)/.exec(message)?.[1])).toEqual(
    missing,
  );
});
