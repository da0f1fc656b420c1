import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Day } from "../booking/days";
import { areInForce, isDated } from "../booking/rates";
import { dialledNumber } from "../text/telephone-link";
import { type Language, inLanguage, languages } from "../../settings/languages";
import { rentalId } from "./website";

export const vacationRentalFragments = graphql`
  fragment RentalSite on SiteFacts {
    brand {
      name
      description
    }
    address {
      street
      postalCode
      city
      region
      countryCode
    }
    coordinates {
      latitude
      longitude
    }
    contact {
      phone {
        number
      }
      email {
        address
      }
    }
    domains {
      site
    }
    suites {
      slug
    }
    legal {
      propertyRegistry {
        value
      }
    }
  }
  fragment RentalStay on Stay {
    maxGuests
    checkInFrom
    checkOutBy
    rates {
      ...RentalRates
    }
    suites {
      rates {
        ...RentalRates
      }
    }
  }
  fragment RentalRates on StayRates {
    sample
    currency
    validUntil
    seasons {
      label
      from
      to
      night
      weekendNight
    }
  }
  fragment RentalOffer on Offer {
    sample
    title
    text
    from
    to
  }
  fragment RentalSuite on Suite {
    slug
    name
    standfirst
    kind
    rooms
    bathrooms
    size {
      interior {
        value
      }
    }
    beds {
      type
      count
    }
    amenities {
      groups {
        items {
          google
        }
      }
    }
  }
`;

/** Five decimals, about a metre: the precision that search engines require for a rental. */
const coordinate = (value: number): string => value.toFixed(5);

/**
 * One offer per season, with the price of a night in currency units (`110.00`), VAT included; the lower and the higher price if
 * weekends have their own. An offer of a dated season is valid on its days only. No offer for sample rates, nor for what has ended.
 */
const offersOf = (rates: Queries.RentalStayFragment["rates"], url: string, today: Day): readonly object[] => {
  if (rates === null || rates.sample === true || !areInForce(rates, today)) return [];
  const units = (cents: number) => (cents / 100).toFixed(2);
  const night = (cents: number, weekend: number) => ({
    "@type": "UnitPriceSpecification",
    ...(cents === weekend
      ? { price: units(cents) }
      : { minPrice: units(Math.min(cents, weekend)), maxPrice: units(Math.max(cents, weekend)) }),
    priceCurrency: rates.currency,
    unitCode: "DAY",
    valueAddedTaxIncluded: true,
  });
  const coming = rates.seasons.filter((season) => !isDated(season) || today <= season.to);
  return coming.map((season) => ({
    "@type": "Offer",
    name: season.label,
    url,
    ...(isDated(season) ? { validFrom: season.from, validThrough: season.to } : { validThrough: rates.validUntil }),
    priceSpecification: night(season.night, season.weekendNight ?? season.night),
  }));
};

/** Dated offers as the page shows them, without a price, which only the booking engine knows. Samples are left out. */
const datedOffers = (offers: readonly Queries.RentalOfferFragment[], url: string): readonly object[] =>
  offers
    .filter(({ sample }) => !sample)
    .map(({ title, text, from, to }) => ({
      "@type": "Offer",
      name: title,
      description: text,
      url: `${url}#offers`,
      validFrom: from,
      validThrough: to,
    }));

interface RentalFacts {
  readonly site: Queries.RentalSiteFragment;
  readonly stay: Queries.RentalStayFragment;
  readonly suite: Queries.RentalSuiteFragment;
  /** The photographs of the page's gallery. */
  readonly photos: readonly { readonly image: IGatsbyImageData }[];
  readonly offers: readonly Queries.RentalOfferFragment[];
  /** Today's date at the house. */
  readonly today: Day;
}

/** The suite as schema.org VacationRental, in the language of the page, without ratings. */
export const vacationRental = (
  { site, stay, suite, photos, offers: dated, today }: RentalFacts,
  language: Language,
): object => {
  const origin = site.domains.site;
  const feature = (name: string, value: true | string) => ({ "@type": "LocationFeatureSpecification", name, value });
  const amenities = suite.amenities.groups.flatMap(({ items }) => items.flatMap(({ google }) => google ?? []));
  const url = origin + inLanguage(`/suite/${suite.slug}`, language);
  const offers = [...offersOf(stay.rates, url, today), ...datedOffers(dated, url)];
  return {
    "@type": "VacationRental",
    "@id": rentalId(origin, suite.slug),
    identifier: suite.slug,
    // The suites of one house must not have the same name.
    name: site.suites.length === 0 ? site.brand.name : `${site.brand.name}, ${suite.name}`,
    description: suite.standfirst,
    url,
    additionalType: suite.kind,
    brand: { "@type": "Brand", name: site.brand.name },
    telephone: dialledNumber(site.contact.phone.number),
    email: site.contact.email.address,
    knowsLanguage: [...languages],
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      addressCountry: site.address.countryCode,
    },
    latitude: coordinate(site.coordinates.latitude),
    longitude: coordinate(site.coordinates.longitude),
    geo: {
      "@type": "GeoCoordinates",
      latitude: coordinate(site.coordinates.latitude),
      longitude: coordinate(site.coordinates.longitude),
    },
    checkinTime: `${stay.checkInFrom}:00`,
    checkoutTime: `${stay.checkOutBy}:00`,
    image: photos.flatMap(({ image: { images } }) =>
      images.fallback === undefined ? [] : [origin + images.fallback.src],
    ),
    ...(offers.length > 0 && { makesOffer: offers }),
    containsPlace: {
      "@type": "Accommodation",
      // Only the whole suite can be booked.
      additionalType: "EntirePlace",
      name: suite.name,
      occupancy: { "@type": "QuantitativeValue", value: stay.maxGuests, maxValue: stay.maxGuests, unitCode: "C62" },
      floorSize: { "@type": "QuantitativeValue", value: suite.size.interior.value, unitCode: "MTK" },
      numberOfRooms: suite.rooms,
      numberOfBathroomsTotal: suite.bathrooms,
      bed: suite.beds.map(({ type, count }) => ({
        "@type": "BedDetails",
        numberOfBeds: count,
        // Google writes its names without spaces: `CaliforniaKing`.
        typeOfBed: type.replaceAll(" ", ""),
      })),
      amenityFeature: [
        ...[...new Set(amenities)].map((name) => feature(name, true)),
        // The registration number is listed as an amenity, the only place where Google reads it.
        ...(site.legal.propertyRegistry === null ? [] : [feature("licenseNum", site.legal.propertyRegistry.value)]),
      ],
    },
  };
};
