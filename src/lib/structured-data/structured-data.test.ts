import { vacationRental } from "./vacation-rental";
import { accessibilityPage, housePage, sitePage } from "./web-page";
import { webSite } from "./website";

const site: Queries.RentalSiteFragment = {
  brand: { name: "The House", description: "A house." },
  address: { street: "Egnatia 1", postalCode: "546 24", city: "Thessaloniki", region: "Macedonia", countryCode: "GR" },
  coordinates: { latitude: 40.6, longitude: 22.94 },
  contact: { phone: { number: "+30 2310 222 324" }, email: { address: "hello@house.gr" } },
  domains: { site: "https://house.gr" },
  suites: [],
  legal: { propertyRegistry: { value: "00001234567" } },
};
const stay: Queries.RentalStayFragment = {
  maxGuests: 5,
  checkInFrom: "15:00",
  checkOutBy: "11:00",
  rates: null,
  suites: [],
};
const suite: Queries.RentalSuiteFragment = {
  slug: "garden",
  name: "Garden",
  standfirst: "A garden.",
  kind: "Villa",
  rooms: 3,
  bathrooms: 2,
  size: { interior: { value: 90 } },
  beds: [
    { type: "California King", count: 1 },
    { type: "Double", count: 2 },
  ],
  amenities: {
    groups: [
      { items: [{ google: ["ac", "heating"] }, { google: null }] },
      { items: [{ google: ["heating", "wifi"] }] },
    ],
  },
};

const rental = { site, stay, suite, photos: [], offers: [], today: "2026-11-20" };

test("describes a suite as in the content: its type, rooms, bathrooms and beds", () => {
  expect(vacationRental(rental, "el")).toMatchObject({
    additionalType: "Villa",
    url: "https://house.gr/el/suite/garden",
    containsPlace: {
      numberOfRooms: 3,
      numberOfBathroomsTotal: 2,
      bed: [
        { numberOfBeds: 1, typeOfBed: "CaliforniaKing" },
        { numberOfBeds: 2, typeOfBed: "Double" },
      ],
    },
  });
});

test("in a house with several suites, the name of the house precedes that of the suite", () => {
  const several = { ...site, suites: [{ slug: "garden" }, { slug: "roof" }] };
  expect(vacationRental(rental, "en")).toMatchObject({ name: "The House" });
  expect(vacationRental({ ...rental, site: several }, "en")).toMatchObject({ name: "The House, Garden" });
});

test.each(["en", "el"] as const)(
  "lists only amenities that Google names, each once, and the registration number (%s)",
  (language) => {
    const feature = (name: string) => ({ "@type": "LocationFeatureSpecification", name, value: true });
    const registration = { ...feature("licenseNum"), value: "00001234567" };
    const { containsPlace } = vacationRental(rental, language) as { containsPlace: object };
    expect(containsPlace).toHaveProperty("amenityFeature", [...["ac", "heating", "wifi"].map(feature), registration]);
  },
);

test("lists the photographs of the page by their absolute URLs", () => {
  const photos = ["/static/1/sofa.webp", "/static/2/upload.webp"].map((src) => ({
    image: { layout: "constrained" as const, width: 16, height: 9, images: { fallback: { src } } },
  }));
  expect(vacationRental({ ...rental, photos }, "en")).toHaveProperty("image", [
    "https://house.gr/static/1/sofa.webp",
    "https://house.gr/static/2/upload.webp",
  ]);
});

describe("offers", () => {
  const rates = {
    sample: false,
    currency: "EUR",
    validUntil: "2027-12-31",
    seasons: [
      { label: "winter", from: "11-01", to: "03-31", night: 11_000, weekendNight: null },
      { label: "spring", from: "04-01", to: "10-31", night: 14_000, weekendNight: 15_550 },
    ],
  };
  const offers = (of: Queries.RentalStayFragment["rates"], today = rental.today) =>
    (vacationRental({ ...rental, stay: { ...stay, rates: of }, today }, "en") as { makesOffer?: object[] }).makesOffer;

  test("has one offer per season of the house's own rates, with their prices", () => {
    expect(offers(rates)).toMatchObject([
      { name: "winter", validThrough: "2027-12-31", priceSpecification: { price: "110.00", priceCurrency: "EUR" } },
      { name: "spring", priceSpecification: { minPrice: "140.00", maxPrice: "155.50" } },
    ]);
  });

  test("has the offer of a season of one year only for its days", () => {
    const newYear = { label: "New Year", from: "2026-12-30", to: "2027-01-01", night: 16_500, weekendNight: null };
    const [winter, , dated] = offers({ ...rates, seasons: [...rates.seasons, newYear] }) ?? [];
    expect(dated).toMatchObject({ name: "New Year", validFrom: "2026-12-30", validThrough: "2027-01-01" });
    expect(winter).not.toHaveProperty("validFrom");
  });

  test("has the last day's offer of a season of one year, but none of a season or of rates that have ended", () => {
    const newYear = { label: "New Year", from: "2026-12-30", to: "2027-01-01", night: 16_500, weekendNight: null };
    const names = (today: string) =>
      offers({ ...rates, seasons: [...rates.seasons, newYear] }, today)?.map(
        (offer) => (offer as { name: string }).name,
      );
    expect(names("2027-01-01")).toEqual(["winter", "spring", "New Year"]);
    expect(names("2027-01-02")).toEqual(["winter", "spring"]);
    expect(names("2027-12-31")).toEqual(["winter", "spring"]);
    expect(names("2028-01-01")).toBeUndefined();
  });

  test("has no offers for sample rates or without rates", () => {
    expect([offers({ ...rates, sample: true }), offers(null)]).toEqual([undefined, undefined]);
  });

  test("has dated offers with their first and last day, without samples", () => {
    const winter = { sample: false, title: "Four nights", text: "Pay three.", from: "2026-11-01", to: "2027-03-15" };
    const dated = [winter, { ...winter, sample: true, title: "Made up" }];
    expect(vacationRental({ ...rental, offers: dated }, "en")).toHaveProperty("makesOffer", [
      {
        "@type": "Offer",
        name: "Four nights",
        description: "Pay three.",
        url: "https://house.gr/suite/garden#offers",
        validFrom: "2026-11-01",
        validThrough: "2027-03-15",
      },
    ]);
  });
});

const house = {
  brand: { name: "The House", shortName: "House", description: "A house." },
  domains: { site: "https://house.gr" },
};

test("a page about the house is part of the site, and refers to the suite by its id", () => {
  const guide = { path: "/guide", name: "Guide", description: "The door.", suite: "one" };
  expect(housePage(house, guide, "el")).toEqual({
    "@type": "WebPage",
    name: "Guide",
    description: "The door.",
    url: "https://house.gr/el/guide",
    inLanguage: "el",
    isPartOf: { "@id": "https://house.gr/#site" },
    about: { "@id": "https://house.gr/suite/one#rental" },
  });
});

test("a page about the site refers to the site by its id", () => {
  const proof = { path: "/proof", name: "Figures", description: "As measured." };
  expect(sitePage(house, proof, "en")).toMatchObject({
    "@type": "WebPage",
    url: "https://house.gr/proof",
    about: { "@id": "https://house.gr/#site" },
  });
});

test("the accessibility statement is about the site, with its accessibility properties, and about each suite", () => {
  const statement = { path: "/accessibility", name: "Statement", description: "Measured.", suites: ["one", "two"] };
  expect(accessibilityPage(house, statement, "en")).toMatchObject({
    name: "Statement",
    about: [
      { "@type": "WebSite", "@id": "https://house.gr/#site", accessibilityControl: expect.any(Array) as unknown },
      { "@id": "https://house.gr/suite/one#rental" },
      { "@id": "https://house.gr/suite/two#rental" },
    ],
  });
});

test("the site has the same id in both languages, and the URL of each", () => {
  expect(webSite(house, "en")).toEqual({
    "@type": "WebSite",
    "@id": "https://house.gr/#site",
    name: "The House",
    alternateName: "House",
    description: "A house.",
    url: "https://house.gr/",
    inLanguage: "en",
  });
  expect(webSite(house, "el")).toMatchObject({ "@id": "https://house.gr/#site", url: "https://house.gr/el" });
});
