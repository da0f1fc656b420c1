import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { drawingOf } from "./suite-drawings";

interface SuiteFile {
  readonly amenities: {
    readonly groups: readonly { readonly id: string; readonly items: readonly { readonly id: string }[] }[];
  };
  readonly houseRules: readonly { readonly id: string }[];
}

const suites = readdirSync("content/suites").map(
  (id) => parse(readFileSync(`content/suites/${id}/suite.yml`, "utf8")) as SuiteFile,
);

test("every amenity and rule of the shipped suites has its own drawing", () => {
  const items = suites.flatMap(({ amenities, houseRules }) => [
    ...amenities.groups.flatMap(({ items }) => items),
    ...houseRules,
  ]);
  expect(items.filter(({ id }) => drawingOf(id, "") === undefined)).toEqual([]);
});

test("an unknown item uses the drawing of its group, or none in an unknown group", () => {
  expect(drawingOf("waffle-iron", "kitchen")).toBe(drawingOf("espresso-machine", ""));
  expect(drawingOf("waffle-iron", "attic")).toBeUndefined();
});
