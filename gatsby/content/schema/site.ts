/** `content/site.yml`: who the house is, how to reach it, and which services of others it uses. */
import * as v from "valibot";
import { languages } from "../../../src/settings/languages";
import { loadKinds } from "../../../src/settings/third-parties";
import { issueMessage } from "../content-issue";
import { bookingEngine } from "./booking-engine";
import { address, host, hosts, mailAddress, origin } from "./addresses";
import { fields, list, listById, rule } from "./fields";
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
} from "./values";

/** As guests read it: the link that calls it is made of it, so that the two cannot differ. */
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

/** The ways to a map: directions, and the interactive map, whose host is the service `map-tiles`. */
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

/** When a service of somebody else may be asked for anything: `opened` means only when the guest opens it. */
const category = oneOf(["opened", "necessary", "functional", "analytics", "marketing"]);

const thirdParty = fields({
  id,
  sample,
  category,
  name: bilingual,
  host: v.nullable(host),
  moreHosts: v.optional(list(hosts)),
  /** What starts the service once its category is granted. */
  script: v.optional(v.nullable(address)),
  /** What its hosts are asked for, beside the script. */
  loads: v.optional(list(oneOf(loadKinds))),
  /** Of services that speak Google's consent mode. */
  measurementId: v.optional(v.nullable(text)),
  /** Cookies and storage keys removed on withdrawal; a trailing * stands for any ending. */
  leaves: v.optional(list(text)),
  /** The purpose in a few words, as they follow “for”: what consent is asked for, wherever it is said. */
  shortPurpose: bilingual,
  purpose: bilingual,
});

/** The id of the service that serves the tiles of the interactive map; without it there is no interactive map. */
const mapTilesId = "map-tiles";

/** The words that ask for leave speak of functional cookies, and a map without a host has nobody to ask. */
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

/** The server of the map's tiles; undefined where the house has no interactive map. */
export const tileHostOf = ({ thirdParties }: Pick<Site, "thirdParties">): string | undefined =>
  thirdParties.find(({ id }) => id === mapTilesId)?.host ?? undefined;

const countryLookup = v.pipe(
  fields({ sample, enabled: v.boolean(), url: v.optional(address), field: text, greekFor: list(text) }),
  v.check(
    ({ enabled, url }) => !enabled || url !== undefined,
    issueMessage("Nobody is named who could be asked for the country.", "Add “url:”, or write “enabled: false”."),
  ),
);

export const siteSchema = fields({
  brand: fields({
    sample,
    name: bilingual,
    shortName: bilingual,
    tagline: bilingual,
    /** Left out where the name is a name. */
    meaning: v.optional(bilingual),
    description: bilingual,
  }),
  address: fields({
    sample,
    street: bilingual,
    floor: bilingual,
    postalCode: text,
    city: bilingual,
    /** The forms of the city that Greek sentences need, each with its article or preposition. */
    cityGenitive: text,
    cityAccusative: text,
    cityLocative: text,
    /** Where the house stands, in a few words: every text that says it quotes this. */
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
    /** Left out where the house has one number only. */
    mobile: v.optional(telephone),
    /** Left out by a house that does not answer there. */
    whatsapp: v.optional(telephoneNumber),
    viber: v.optional(telephoneNumber),
    email: mailbox,
    reservationsEmail: mailbox,
    privacyEmail: mailbox,
  }),
  domains: fields({ sample, site: origin, mail: host }),
  /** Left out by a house that is nowhere else. */
  social: v.optional(
    fields({
      sample,
      links: listById(fields({ id, label: bilingual, accessibleLabel: bilingual, url: address })),
    }),
  ),
  /** `desk` is left out by a house where nobody sits at one. */
  hours: fields({ timeZone, phone: hours, desk: v.optional(hours) }),
  legal: fields({
    sample,
    operator: fields({ label: bilingual, value: bilingual }),
    /** What a house has, or must show, differs from country to country and from owner to owner: each may be left out. */
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
  /** Numbers that are called before the house is; it may be left out. */
  emergency: v.optional(listById(fields({ id: factName, number: text, label: bilingual }))),
});

export type Site = v.InferOutput<typeof siteSchema>;
