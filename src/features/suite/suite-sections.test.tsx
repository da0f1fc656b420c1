/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Beds } from "./suite-sections";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { drawingOf } from "./suite-drawings";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const bed = { label: "Bed", detail: "With pillows" };

test("the drawings of beds of different lengths have the same height, so that they have the same scale", () => {
  const beds = [
    { ...bed, id: "queen", widthCm: 160, lengthCm: 200 },
    { ...bed, id: "child", widthCm: 70, lengthCm: 140 },
  ];
  const { container } = render(<Beds suite={{ beds }} />);
  const drawings = [...container.querySelectorAll("svg")].map((drawing) => [
    drawing.getAttribute("viewBox"),
    drawing.querySelector("path")?.getAttribute("d")?.split("Z")[0],
  ]);
  expect(drawings).toEqual([
    ["-3 -3 166 206", "M0 0h160v200h-160"],
    ["-3 -3 76 206", "M0 0h70v140h-70"],
  ]);
});

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
