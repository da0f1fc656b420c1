import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parseContent } from "../content-file";
import { suiteSchema } from "./suite";

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
