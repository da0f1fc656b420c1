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

test("every amenity and every rule of the shipped suites has a drawing of its own", () => {
  const things = suites.flatMap(({ amenities, houseRules }) => [
    ...amenities.groups.flatMap(({ items }) => items),
    ...houseRules,
  ]);
  expect(things.filter(({ id }) => drawingOf(id, "") === undefined)).toEqual([]);
});

test("something new takes the drawing of its group, and nothing in a new group", () => {
  expect(drawingOf("waffle-iron", "kitchen")).toBe(drawingOf("espresso-machine", ""));
  expect(drawingOf("waffle-iron", "attic")).toBeUndefined();
});
