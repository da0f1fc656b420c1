/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { SuiteLocation } from "./suite-location";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../components/ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}));

const show = (cityMap: { readonly source: string | null } | null) => {
  const site = {
    coordinates: { latitude: 36.5, longitude: 25.9 },
    address: { street: "1 Quay", postalCode: "100 00", city: "Town" },
    map: { directions: "https://ways.example/" },
    cityMap,
  };
  render(<SuiteLocation site={site} />);
};

test("shows the map in the language of the page, lazily and with its size, with links to the large map and to directions", () => {
  show({ source: null });
  const map = screen.getByRole("img", { name: "location.suite.map" });
  for (const [name, value] of [
    ["src", "/map/el.svg"],
    ["loading", "lazy"],
    ["width", "500"],
    ["height", "420"],
  ] as const)
    expect(map.getAttribute(name)).toBe(value);
  expect(screen.getByRole("link", { name: "location.suite.more" }).getAttribute("href")).toBe("/#map");
  const dark = map.closest("picture")?.querySelector("source");
  expect([dark?.media, dark?.getAttribute("srcset")]).toEqual([
    "screen and (prefers-color-scheme: dark)",
    "/map/el-dark.svg",
  ]);
  const directions = screen.getByRole("link", { name: /^location\.directionsSuite/ });
  expect(directions.getAttribute("href")).toBe("https://ways.example/?destination=36.5%2C25.9");
  expect(screen.queryByRole("link", { name: /^location\.map\.credit/ })).toBeNull();
});

test("credits OpenStreetMap for a map that is made from its data", () => {
  show({ source: "OpenStreetMap" });
  expect(screen.getByRole("link", { name: /^location\.map\.credit/ })).toBeTruthy();
});

test("shows nothing for a house without a map", () => {
  show(null);
  expect(document.body.textContent).toBe("");
});
