/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LocationMap } from "./location-map";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ brand: { shortName: "House" } }) }));
jest.mock("./map-drawing", () => ({ MapDrawing: () => <p>drawing</p> }));

const tiles = {
  address: "https://tiles.example/:z/:x/:y.png",
  maxZoom: 19,
  attribution: "Theirs",
  attributionUrl: "https://tiles.example/terms",
};

const show = (provider: typeof tiles | null, source: string | null = null) => {
  const site = { map: { directions: "https://ways.example", tiles: provider } } as Queries.LocationSiteFragment;
  render(
    <LocationMap
      site={site}
      map={{ source } as NonNullable<typeof site.cityMap>}
      places={[]}
      filter="all"
      current={null}
    />,
  );
};

test("offers the interactive map if there is a provider of tiles", () => {
  show(tiles);
  expect(screen.getByRole("button", { name: "location.map.show" })).toBeTruthy();
});

test("shows only the drawn map without a provider of tiles", () => {
  show(null);
  expect(screen.getByText("drawing")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("credits OpenStreetMap with a link to its terms, but only for a map made from its data", () => {
  show(null, "OpenStreetMap");
  const credit = screen.getByRole("link", { name: /^location\.map\.credit/ });
  expect(credit.getAttribute("href")).toBe("https://www.openstreetmap.org/copyright");
  document.body.replaceChildren();
  show(null);
  expect(screen.queryByRole("link")).toBeNull();
});
