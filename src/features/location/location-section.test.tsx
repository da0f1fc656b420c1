/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LocationSection } from "./location-section";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("./location-map", () => ({ LocationMap: () => <p>map</p> }));

const show = (cityMap: object | null, categories = ["shopping"]) => {
  const site = {
    coordinates: { latitude: 36.5, longitude: 25.9 },
    address: { street: "1 Quay", postalCode: "100 00", city: "Town" },
    map: { directions: "https://ways.example/", tiles: null },
    cityMap,
  } as Queries.LocationSiteFragment;
  const places = categories.map((category, index) => ({
    slug: `place-${index}`,
    category,
    name: index === 0 ? "Market" : `Place ${index}`,
    latitude: 36.5,
    longitude: 25.9,
    distanceMetres: 90,
    walkMinutes: 1,
  }));
  const words = { eyebrow: "Around", title: "Where", intro: "Here." };
  render(<LocationSection words={words} site={site} places={places as Queries.LocationPlaceFragment[]} />);
};

test("without a map file shows the list, the address and directions, and no space for a map", () => {
  show(null);
  expect(screen.getByText("Market")).toBeTruthy();
  expect(screen.getByText("1 Quay, 100 00 Town")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^location\.directionsSuite/ })).toBeTruthy();
  expect(screen.queryByText("map")).toBeNull();
  expect(document.querySelector(".picture")).toBeNull();
});

test("with a map file shows the map beside the list", () => {
  show({});
  expect(screen.getByText("map")).toBeTruthy();
  expect(document.querySelector(".picture")).not.toBeNull();
});

test("shows the filter only if there is more than one category, and lists only categories that have a place", () => {
  show(null);
  expect(screen.queryByRole("radio")).toBeNull();
  show(null, ["shopping", "landmarks"]);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
    "all",
    "landmarks",
    "shopping",
  ]);
});
