/** The outside services of a house: `bookingEngine` in `content/site.yml` and in a `suite.yml`, and `thirdParties` in `content/site.yml`. */
import * as v from "valibot";
import { type EngineSettings, enginePresets, formatOf } from "../../../src/lib/booking/engine-presets";
import { type ReportField, issueMessage } from "../content-issue";
import { fields, rule, list } from "./fields";
import { bilingual, oneOf, sample, shown, text, wholeNumber, isAddress, address, host, hosts, id } from "./values";
import { loadKinds } from "../../../src/settings/third-parties";

const presets = Object.keys(enginePresets) as (keyof typeof enginePresets)[];
const known = ["account", "property", "language", "currency", "promotion", "arrival", "departure", "nights", "guests"];

/** The first unknown placeholder in a template, with its braces. */
const unknownIn = (template: string): string | undefined =>
  [...template.matchAll(/\{([^}:]*)(?::([^}]*))?\}/g)].find(
    ([, name = "", format]) =>
      !known.includes(name) || (format !== undefined && name !== "currency" && !/^[YMD\W]+$/.test(format)),
  )?.[0];

const template = v.pipe(
  text,
  v.check(
    (value) => unknownIn(value) === undefined,
    (issue) =>
      issueMessage(
        `${shown({ ...issue, input: unknownIn(issue.input) ?? "" })} is not a known placeholder.`,
        `Write one of: ${known.map((name) => `{${name}}`).join(", ")}; days as {arrival:YYYY-MM-DD}.`,
      ),
  ),
);

const customAddress = v.pipe(template, isAddress);

const hints: Readonly<Record<string, string>> = {
  account: "the name or number of your account, as in the address of your page at the engine",
  property: "the name or number of the suite at the engine",
};

const preset = oneOf<keyof typeof enginePresets | "custom">([...presets, "custom"]);

const shared = {
  sample,
  account: v.optional(text),
  property: v.optional(text),
  currency: v.optional(text),
  promotion: v.optional(text),
  languages: v.optional(fields({ en: text, el: text })),
  address: v.optional(customAddress),
  stayAddress: v.optional(customAddress),
  query: v.optional(v.record(v.string(), template)),
  fragment: v.optional(v.record(v.string(), template)),
};

/** Reports the fields that an engine lacks, and those that it does not use. */
export const checkEngine = (settings: EngineSettings, report: ReportField): void => {
  const { preset: name, property, address } = settings;
  if (name === "custom") {
    if (address === undefined)
      report(["address"], "The address of the engine is missing.", "Add “address:”, beginning with https://.");
    return;
  }
  for (const key of ["address", "stayAddress", "query", "fragment"] as const) {
    if (settings[key] !== undefined)
      report([key], `The address of “${settings.preset}” is known already.`, "Remove this, or write “preset: custom”.");
  }
  for (const key of formatOf(settings).needs) {
    if (settings[key] === undefined)
      report([key], `“${settings.preset}” cannot be reached without “${key}”.`, `Add “${key}:”, ${hints[key] ?? ""}.`);
  }
  if (name !== "booking" || property === undefined || /^[a-z]{2}\/[^/]+$/.test(property)) return;
  const fix = "Copy what follows “/hotel/” in the address of your page, up to the next full stop: gr/aithra-suite.";
  report(["property"], `“${property}” is not a country code of two small letters, a slash and a name.`, fix);
};

export const bookingEngine = v.pipe(
  fields({ ...shared, name: bilingual, preset, maxNights: v.optional(wholeNumber(1), 30) }),
  rule((given, report) => {
    checkEngine(given, report);
  }),
);

/** `bookingEngine` in a `suite.yml`: what differs from the house's engine; a whole engine if it has a preset. */
export const suiteEngine = fields({
  ...shared,
  name: v.optional(bilingual),
  preset: v.optional(preset),
  maxNights: v.optional(wholeNumber(1)),
});

/** When requests to a third-party service are allowed; `opened` means only when the guest opens it. */
const category = oneOf(["opened", "necessary", "functional", "analytics", "marketing"]);

/** The id of the service with the tiles of the interactive map. Without this service there is no interactive map. */
const mapTilesId = "map-tiles";

export const thirdParty = v.pipe(
  fields({
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
  }),
  // The map-tiles service must be functional, because the map's consent text asks for functional cookies, and it must have a host.
  rule((service, report) => {
    if (service.id !== mapTilesId) return;
    if (service.category !== "functional")
      report(
        ["category"],
        "The site asks for consent to the map’s tiles as a functional service.",
        "Write functional.",
      );
    if (service.host === null) {
      const fix = "Write the provider’s host; or remove the service, and with it the interactive map.";
      report(["host"], "The service “map-tiles” has no host.", fix);
    }
  }),
);

/** The host of the map's tiles; undefined if the house has no interactive map. */
export const tileHostOf = (site: {
  readonly thirdParties: readonly v.InferOutput<typeof thirdParty>[];
}): string | undefined => site.thirdParties.find(({ id: service }) => service === mapTilesId)?.host ?? undefined;
