/** `content/site.yml`: name, contact details and settings of the house. */
import * as v from "valibot";
import { languages } from "../../../src/settings/languages";
import { bookingEngine, thirdParty } from "./services";
import { fields, list, listById, must } from "./fields";
import {
  address,
  bilingual,
  country,
  factName,
  host,
  id,
  latitude,
  longitude,
  mailAddress,
  numberBetween,
  oneOf,
  origin,
  sample,
  text,
  time,
  timeZone,
  wholeNumber,
  written,
} from "./values";

/** A telephone number as guests read it. The tel: link is made from it, so that the two cannot differ. */
const telephoneNumber = written(
  /^(?=\D*(\d\D*){7,15}$)\+\d+([ -]\d+)*$/,
  "is not a telephone number that can be dialled from abroad.",
  'Write it in quotes with the country code, as guests should read it, with single spaces or hyphens and without brackets: "+30 2310 222 324".',
);
const telephone = fields({ label: bilingual, number: telephoneNumber });

const mailbox = fields({ label: bilingual, address: mailAddress });
const span = v.pipe(fields({ label: bilingual, from: time, to: time }), v.title("OpeningSpan"));
const weekdayHours = { label: bilingual, note: bilingual, weekdays: span };
/** `weekends` is left out if nobody answers at weekends and on public holidays. */
const phoneHours = fields({ ...weekdayHours, weekends: v.optional(span) });
const number = fields({ label: bilingual, shortLabel: v.optional(bilingual), value: text });

/** Directions and the interactive map. The host of the map's tiles is that of the service `map-tiles`, under `thirdParties`. */
const map = fields({
  sample,
  tiles: written(
    (path) => path.startsWith("/") && [":z", ":x", ":y"].every((part) => path.includes(part)),
    "is not the path of a map tile.",
    'Write the part of the URL after the host, with :z, :x and :y in it: "/:z/:x/:y.png".',
  ),
  maxZoom: wholeNumber(1),
  attribution: bilingual,
  attributionUrl: address,
  directions: address,
});

const countryLookup = v.pipe(
  fields({ sample, enabled: v.boolean(), url: v.optional(address), field: text, greekFor: list(text) }),
  must(
    ({ enabled, url }) => !enabled || url !== undefined,
    "The country lookup is enabled, but it has no URL.",
    "Add “url:”, or write “enabled: false”.",
  ),
);

export const siteSchema = fields({
  brand: fields({
    sample,
    name: bilingual,
    shortName: bilingual,
    /** What the name means; left out if it has no meaning to explain. */
    meaning: v.optional(bilingual),
    description: bilingual,
  }),
  address: fields({
    sample,
    street: bilingual,
    floor: bilingual,
    postalCode: text,
    city: bilingual,
    /** The Greek cases of the city's name, each with its article or preposition. */
    cityGenitive: text,
    cityAccusative: text,
    cityLocative: text,
    /** The location of the house in a few words, which other texts quote. */
    whereabouts: bilingual,
    region: bilingual,
    country: bilingual,
    countryCode: country,
    directionsNote: bilingual,
  }),
  coordinates: fields({ sample, latitude, longitude }),
  contact: fields({
    sample,
    phone: telephone,
    mobile: v.optional(telephone),
    /** Messengers; left out if the house does not use them. */
    whatsapp: v.optional(telephoneNumber),
    viber: v.optional(telephoneNumber),
    email: mailbox,
    reservationsEmail: mailbox,
    privacyEmail: mailbox,
  }),
  domains: fields({ sample, site: origin, mail: host }),
  social: v.optional(
    fields({
      sample,
      links: listById(fields({ id, label: bilingual, accessibleLabel: bilingual, url: address })),
    }),
  ),
  /** `desk` is left out if there is no reception desk. */
  hours: fields({
    sample,
    timeZone,
    phone: phoneHours,
    desk: v.optional(fields({ ...weekdayHours, weekends: span })),
  }),
  legal: fields({
    sample,
    operator: fields({ label: bilingual, value: bilingual }),
    /** Each of the following may be left out: the requirements differ between countries and owners. */
    registeredSeat: v.optional(fields({ label: bilingual, value: bilingual })),
    propertyRegistry: v.optional(number),
    commercialRegistry: v.optional(number),
    taxNumber: v.optional(number),
  }),
  staff: fields({ language: oneOf(languages) }),
  authorities: fields({ dataProtection: fields({ name: bilingual, url: address }) }),
  bookingEngine,
  map,
  countryLookup,
  consent: fields({ version: wholeNumber(1), months: numberBetween(1, 24) }),
  performanceMetrics: fields({ waitForConsent: v.boolean() }),
  thirdParties: listById(thirdParty),
  emergency: v.optional(listById(fields({ id: factName, number: text, label: bilingual }))),
});

export type Site = v.InferOutput<typeof siteSchema>;
