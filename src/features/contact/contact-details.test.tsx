/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactDetails } from "./contact-details";

const mockSite = { bookingEngine: { maxGuests: 3 }, hasGuide: false };
jest.mock("../../components/layout/site-context", () => ({ useSite: () => mockSite }));

jest.mock("gatsby", () => ({ graphql: () => "" }));
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/ui/onward-link", () => ({
  OnwardLink: ({ to, children }: { readonly to: string; readonly children: string }) => <a href={to}>{children}</a>,
  ExternalOnwardLink: () => null,
}));
jest.mock("../booking/message-links", () => ({ MessageLinks: () => null }));
jest.mock("../booking/suite-choice", () => ({ useSuiteTerms: () => ({}) }));
jest.mock("../booking/use-today", () => ({ useToday: () => "" }));
jest.mock("./hours", () => ({ Hours: () => null }));

const show = (reservations: string, privacy: string) => {
  const site = {
    contact: {
      phone: { number: "+30 28210 97531" },
      mobile: null,
      email: { address: "house@house.example" },
      reservationsEmail: { label: "Reservations", address: reservations },
      privacyEmail: { label: "Personal data", address: privacy },
    },
    address: { street: "1 Harbour Street", floor: "Ground floor", postalCode: "731 31", city: "Chania" },
    coordinates: { latitude: 35.5, longitude: 24 },
    map: { directions: "https://maps.example/" },
    emergency: [],
  };
  render(
    <ContactDetails
      site={site as unknown as Queries.ContactWaysOfSiteFragment}
      terms={{} as unknown as Queries.BookingTermsFragment}
    />,
  );
};
const mailAddresses = () =>
  screen.getAllByRole("link").flatMap((link) => (/^mailto:(.*)/.exec(link.getAttribute("href") ?? "") ?? []).slice(1));

test("shows an address once if it also serves for reservations and personal data", () => {
  show("house@house.example", "house@house.example");
  expect(mailAddresses()).toEqual(["house@house.example"]);
  expect(screen.queryByText("Reservations")).toBeNull();
});

test("shows the addresses for reservations and personal data if they differ", () => {
  show("book@house.example", "book@house.example");
  expect(mailAddresses()).toEqual(["house@house.example", "book@house.example", "book@house.example"]);
  expect(screen.getByText("Personal data")).toBeTruthy();
});

test.each([true, false])("links to the house guide only if the house has one (%s)", (hasGuide) => {
  mockSite.hasGuide = hasGuide;
  show("house@house.example", "house@house.example");
  expect(screen.queryByText("contact.guide")?.getAttribute("href")).toBe(hasGuide ? "/guide" : undefined);
});
