/** `content/site.yml`: name, contact details and settings of the house, and the third-party services it uses. */
import * as v from "valibot";
import { languages } from "../../../src/settings/languages";
import { loadKinds } from "../../../src/settings/third-parties";
import { bookingEngine } from "./booking-engine";
import { fields, list, listById, must, rule } from "./fields";
import {
  bilingual,
  country,
  factName,
  id,
  latitude,
  longitude,
  numberBetween,
  oneOf,
  sample,
  text,
  time,
  timeZone,
  wholeNumber,
  written,
  address,
  host,
  hosts,
  mailAddress,
  origin,
} from "./values";

/** A telephone number as guests read it. The tel: link is made from it, so that the two cannot differ. */
const telephoneNumber = written(
  /^(?=\D*(\d\D*){7,15}$)\+\d+([ -]\d+)*$/,
  "is not a telephone number that can be dialled from everywhere.",
  'Write it in quotes with the country code, as guests should read it, with single spaces or hyphens and without brackets: "+30 2310 222 324".',
);
const telephone = fields({ label: bilingual, number: telephoneNumber });

const mailbox = fields({ label: bilingual, address: mailAddress });
const span = fields({ label: bilingual, from: time, to: time });
const hours = fields({ label: bilingual, note: bilingual, weekdays: span, weekends: span });
const number = fields({ label: bilingual, shortLabel: v.optional(bilingual), value: text });

/** Directions and the interactive map. The host of the map's tiles is the service `map-tiles`. */
const map = fields({
  sample,
  tiles: written(
    (path) => path.startsWith("/") && [":z", ":x", ":y"].every((part) => path.includes(part)),
    "is not the path of a map tile.",
    'Write it below the host, with :z, :x and :y in it: "/:z/:x/:y.png".',
  ),
  maxZoom: wholeNumber(1),
  attribution: bilingual,
  attributionUrl: address,
  directions: address,
});

/** When requests to a third-party service are allowed; `opened` means only when the guest opens it. */
const category = oneOf(["opened", "necessary", "functional", "analytics", "marketing"]);

const thirdParty = fields({
  id,
  sample,
  category,
  name: bilingual,
  host: v.nullable(host),
  moreHosts: v.optional(list(hosts)),
  /** The script that is loaded once consent to the category is given. */
  script: v.optional(v.nullable(address)),
  /** What is loaded from its hosts, apart from the script. */
  loads: v.optional(list(oneOf(loadKinds))),
  /** For services that support Google's consent mode. */
  measurementId: v.optional(v.nullable(text)),
  /** Cookies and storage keys that are removed when consent is withdrawn; a trailing * matches any ending. */
  leaves: v.optional(list(text)),
  /** The purpose in a few words that follow “for”; used wherever a text lists what consent is asked for. */
  shortPurpose: bilingual,
  purpose: bilingual,
});

/** The id of the service with the tiles of the interactive map. Without this service there is no interactive map. */
const mapTilesId = "map-tiles";

/** The map-tiles service must be functional, because the map's consent text asks for functional cookies, and it must have a host. */
const mapTilesRule = rule<v.InferOutput<typeof thirdParty>[]>((services, report) => {
  services.forEach(({ id: service, category: given, host: server }, index) => {
    if (service !== mapTilesId) return;
    if (given !== "functional")
      report([index, "category"], "The tiles of the map are asked for as a functional service.", "Write functional.");
    if (server === null)
      report(
        [index, "host"],
        "The tiles of the map come from somewhere.",
        "Name the provider’s server; or remove the whole service, and the interactive map goes with it.",
      );
  });
});

/** The host of the map's tiles; undefined if the house has no interactive map. */
export const tileHostOf = ({ thirdParties }: Pick<Site, "thirdParties">): string | undefined =>
  thirdParties.find(({ id }) => id === mapTilesId)?.host ?? undefined;

const countryLookup = v.pipe(
  fields({ sample, enabled: v.boolean(), url: v.optional(address), field: text, greekFor: list(text) }),
  must(
    ({ enabled, url }) => !enabled || url !== undefined,
    "Nobody is named who could be asked for the country.",
    "Add “url:”, or write “enabled: false”.",
  ),
);

export const siteSchema = fields({
  brand: fields({
    sample,
    name: bilingual,
    shortName: bilingual,
    tagline: bilingual,
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
    /** Left out if the house has only one number. */
    mobile: v.optional(telephone),
    /** Messengers; left out if the house does not use them. */
    whatsapp: v.optional(telephoneNumber),
    viber: v.optional(telephoneNumber),
    email: mailbox,
    reservationsEmail: mailbox,
    privacyEmail: mailbox,
  }),
  domains: fields({ sample, site: origin, mail: host }),
  /** Left out if the house has no social media profiles. */
  social: v.optional(
    fields({
      sample,
      links: listById(fields({ id, label: bilingual, accessibleLabel: bilingual, url: address })),
    }),
  ),
  /** `desk` is left out if there is no reception desk. */
  hours: fields({ timeZone, phone: hours, desk: v.optional(hours) }),
  legal: fields({
    sample,
    operator: fields({ label: bilingual, value: bilingual }),
    /** Each of the following may be left out: the requirements differ between countries and owners. */
    registeredSeat: v.optional(fields({ label: bilingual, value: bilingual })),
    propertyRegistry: v.optional(number),
    commercialRegistry: v.optional(number),
    taxNumber: v.optional(number),
    taxOffice: v.optional(fields({ label: bilingual, value: bilingual })),
  }),
  staff: fields({ language: oneOf(languages) }),
  authorities: fields({ dataProtection: fields({ name: bilingual, url: address }) }),
  bookingEngine,
  map,
  countryLookup,
  consent: fields({ version: wholeNumber(1), months: numberBetween(1, 24) }),
  performanceMetrics: fields({ waitForConsent: v.boolean() }),
  thirdParties: v.pipe(listById(thirdParty), mapTilesRule),
  /** Emergency numbers; may be left out. */
  emergency: v.optional(listById(fields({ id: factName, number: text, label: bilingual }))),
});

export type Site = v.InferOutput<typeof siteSchema>;
