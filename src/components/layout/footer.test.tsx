/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Footer } from "./footer";
import { SiteProvider } from "./site-context";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: string }) => <a href={to}>{children}</a>,
}));
jest.mock("./logo", () => ({ Logo: () => null }));

const link = {
  id: "instagram",
  label: "Instagram",
  accessibleLabel: "The house on Instagram",
  url: "https://i.example",
};
const number = (shortLabel: string) => ({ shortLabel, value: "1" });

/** Shows the footer of a house that has every optional fact, or none. */
const show = (isComplete: boolean) => {
  const site = {
    brand: { name: "House" },
    sample: false,
    suites: [],
    asksForConsent: isComplete,
    hasPosts: isComplete,
    social: { links: isComplete ? [link] : [] },
    address: {},
    contact: { phone: { number: "+30 2310 000000" }, email: { address: "house@example.com" } },
    hours: { phone: { weekdays: null, weekends: null } },
    legal: {
      operator: { value: "Owner" },
      registeredSeat: isComplete ? { label: "Registered seat", value: "1 Harbour Street, 546 00 Town" } : null,
      propertyRegistry: number("AMA"),
      commercialRegistry: isComplete ? number("GEMI") : null,
      taxNumber: number("VAT"),
    },
  };
  render(
    <SiteProvider site={site as unknown as Queries.LayoutSiteFragment}>
      <Footer />
    </SiteProvider>,
  );
};

test("shows the registration numbers, the seat and the social media of the house, and the links to the journal and the cookie preferences", () => {
  show(true);
  expect(screen.getByText("GEMI 1")).toBeTruthy();
  const seat = screen.getByText(/^Registered seat/);
  expect(seat.textContent).toBe("Registered seat: 1 Harbour Street, 546\u00a000 Town");
  expect(screen.getByRole("link", { name: "The house on Instagram" })).toBeTruthy();
  expect(screen.getByText("footer.cookiePreferences")).toBeTruthy();
  expect(screen.getByText("nav.journal")).toBeTruthy();
});

test("keeps the owner's name and the registration numbers from being translated", () => {
  show(true);
  for (const text of ["Owner", "AMA 1", "GEMI 1", "VAT 1"])
    expect(screen.getByText(text).getAttribute("translate")).toBe("no");
});

test("leaves out missing facts together with their headings", () => {
  show(false);
  expect(screen.getByText("VAT 1")).toBeTruthy();
  expect(screen.queryByText(/GEMI|Registered seat/)).toBeNull();
  expect(screen.queryByText("footer.social")).toBeNull();
  expect(screen.queryByText("footer.cookiePreferences")).toBeNull();
  expect(screen.queryByText("nav.journal")).toBeNull();
});
