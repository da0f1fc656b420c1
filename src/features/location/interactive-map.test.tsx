/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { InteractiveMap } from "./interactive-map";

jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values: Record<string, unknown> | undefined) =>
    [key, ...Object.values(values ?? {})].join(" "),
}));

const tiles = {
  address: "https://tiles.example/:z/:x/:y.png",
  maxZoom: 19,
  attribution: "Theirs",
  attributionUrl: "/",
};
const site = {
  coordinates: { latitude: 40.63, longitude: 22.94 },
  map: { directions: "https://ways.example", tiles },
} as Queries.LocationSiteFragment;
const places = ["White Tower", "Market"].map((name, index) => ({
  slug: name,
  name,
  category: "landmarks",
  latitude: 40.631,
  longitude: 22.941 + index / 1000,
  walkMinutes: 5,
  distanceMetres: 300,
})) as unknown as readonly Queries.LocationPlaceFragment[];

const shown = (current: string | null) => (
  <InteractiveMap {...{ site, tiles, places, current }} filter="all" onError={() => undefined} />
);
const marker = () => screen.getByRole("button", { name: "1. White Tower" });
const popup = () => screen.queryByRole("group", { name: "White Tower" });
/** Leaflet listens to `keypress`, which a browser fires for Enter. */
const pressEnter = (on: HTMLElement) => fireEvent.keyPress(on, { key: "Enter", keyCode: 13, charCode: 13 });
const open = () => {
  render(shown(null));
  marker().focus();
  pressEnter(marker());
};

test("a marker is named with its place, not only with its number, and the map itself has a name and can be focused", () => {
  render(shown(null));
  expect(screen.getByRole("button", { name: "2. Market" }).textContent).toBe("2");
  expect(screen.getByRole("group", { name: "location.map.keys" }).tabIndex).toBe(0);
});

test("every link of the map says that it opens a new tab, and a link to directions names its place", () => {
  open();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "location.directionsTo White Tower (common.opensInNewTab)",
    "Theirs (common.opensInNewTab)",
  ]);
});

test("the popup of a focused marker takes the focus, and returns it to the marker when closed", () => {
  open();
  expect(document.activeElement).toBe(popup());
  fireEvent.click(screen.getByRole("button", { name: "common.close" }));
  expect(document.activeElement).toBe(marker());
});

test("Escape closes a popup that has the focus", () => {
  open();
  fireEvent.keyDown(popup() ?? document.body, { key: "Escape" });
  expect(document.activeElement).toBe(marker());
});

test("the space bar opens a marker's popup as Enter does, and does not scroll the page", () => {
  render(shown(null));
  marker().focus();
  expect(fireEvent.keyDown(marker(), { key: " " })).toBe(false);
  expect(document.activeElement).toBe(popup());
});

test("a popup that is opened from the list leaves the focus in the list", () => {
  const { rerender } = render(
    <>
      <button type="button">list</button>
      {shown(null)}
    </>,
  );
  screen.getByRole("button", { name: "list" }).focus();
  rerender(
    <>
      <button type="button">list</button>
      {shown("White Tower")}
    </>,
  );
  expect(popup()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "list" }));
});
