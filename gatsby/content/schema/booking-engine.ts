/** `bookingEngine` in `content/site.yml` and in a `suite.yml`: one of the known booking engines, or a custom one. */
import * as v from "valibot";
import { type EngineSettings, enginePresets, formatOf } from "../../../src/lib/booking/engine-presets";
import { type ReportField, issueMessage } from "../content-issue";
import { fields, rule } from "./fields";
import { bilingual, oneOf, sample, shown, text, wholeNumber, isAddress } from "./values";

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
