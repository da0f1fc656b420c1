/**
 * How each booking engine takes the dates of a stay in its URL. A value is a template with `{account}`, `{property}`,
 * `{language}`, `{currency}`, `{currency:lower}`, `{promotion}`, `{guests}`, `{nights}`, and `{arrival:…}`, `{departure:…}` with the date
 * parts `YYYY` `YY` `MMM` `MM` `M` `DD` `D`. A parameter is left out if its template contains a placeholder without a
 * value. The formats are taken from the engines' documentation or from public sites that use them; the owner must test
 * theirs once (`npm run check:engine`).
 */

import type { Language } from "../../settings/languages.ts";
import type { Engine, EnginePart } from "./engine.ts";

/** How the URL of an engine is built, for all languages. */
export interface EngineFormat {
  /** Absolute URL without a stay; may contain `{account}`, `{property}` and `{language}`. */
  readonly address: string;
  /** URL with a stay, for an engine that has parts of the stay in its path. */
  readonly stayAddress?: string;
  readonly query: Readonly<Record<string, string>>;
  /** The fragment after `#`, as name–value pairs like a query; most engines have none. */
  readonly fragment?: Readonly<Record<string, string>>;
  /** The parameter of the promotion code is undocumented, so the guest is also told the code. */
  readonly isPromotionUndocumented?: boolean;
  /** The engine's codes for the site's languages. */
  readonly languages: { readonly en: string; readonly el: string };
  /** The settings that the owner must give for this engine. */
  readonly needs: readonly ("account" | "property")[];
}

const plainLanguages = { en: "en", el: "el" } as const;
const day = "YYYY-MM-DD";
const arrival = `{arrival:${day}}`;
const departure = `{departure:${day}}`;

export const enginePresets = {
  webhotelier: {
    address: "https://{account}.reserve-online.net/",
    query: {
      checkin: arrival,
      checkout: departure,
      adults: "{guests}",
      rooms: "1",
      lang: "{language}",
      currency: "{currency}",
      voucher: "{promotion}",
    },
    languages: plainLanguages,
    needs: ["account"],
  },
  mews: {
    address: "https://app.mews.com/distributor/{account}",
    query: {
      mewsStart: arrival,
      mewsEnd: departure,
      mewsAdultCount: "{guests}",
      mewsVoucherCode: "{promotion}",
      language: "{language}",
      currency: "{currency}",
    },
    languages: { en: "en-GB", el: "el-GR" },
    needs: ["account"],
  },
  siteminder: {
    address: "https://direct-book.com/properties/{account}",
    query: {
      locale: "{language}",
      checkInDate: arrival,
      checkOutDate: departure,
      "items[0][adults]": "{guests}",
      "items[0][children]": "0",
      "items[0][infants]": "0",
      currency: "{currency}",
    },
    languages: plainLanguages,
    needs: ["account"],
  },
  cloudbeds: {
    address: "https://hotels.cloudbeds.com/{language}/reservation/{account}",
    query: { currency: "{currency:lower}" },
    fragment: { checkin: arrival, checkout: departure, promo: "{promotion}" },
    isPromotionUndocumented: true,
    languages: plainLanguages,
    needs: ["account"],
  },
  lodgify: {
    address: "https://checkout.lodgify.com/{language}/{account}/{property}/reservation",
    query: { currency: "{currency}", arrival, departure, adults: "{guests}" },
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  beds24: {
    address: "https://beds24.com/booking2.php",
    query: { propid: "{property}", checkin: arrival, checkout: departure, numadult: "{guests}", lang: "{language}" },
    languages: plainLanguages,
    needs: ["property"],
  },
  hostaway: {
    address: "https://{account}.holidayfuture.com/listings/{property}",
    query: { start: arrival, end: departure, numberOfGuests: "{guests}" },
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  guesty: {
    address: "https://{account}.guestybookings.com/{language}/properties/{property}",
    query: { minOccupancy: "{guests}", checkIn: arrival, checkOut: departure },
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  // The property is the country and the name in the URL of the house's page at Booking.com: `gr/aithra-suite`.
  booking: {
    address: "https://www.booking.com/hotel/{property}.{language}.html",
    query: { checkin: arrival, checkout: departure, group_adults: "{guests}", no_rooms: "1", group_children: "0" },
    languages: { en: "en-gb", el: "el" },
    needs: ["property"],
  },
} as const satisfies Record<string, EngineFormat>;

export type EnginePreset = keyof typeof enginePresets;

/** The owner's account at the engine; parameters without a value are left out. */
interface EngineAccount {
  readonly account?: string | undefined;
  readonly property?: string | undefined;
  readonly currency?: string | undefined;
  /** The engine's promotion code for the direct discount. */
  readonly promotion?: string | undefined;
}

const stayPlaceholders = ["arrival", "departure", "nights", "guests"];

/** Fills the owner's account and a language into an engine's format. Throws if the base URL has a placeholder without a value. */
export const engineFor = (format: EngineFormat, account: EngineAccount, language: Language): Engine => {
  const given: Readonly<Record<string, string | undefined>> = { ...account, language: format.languages[language] };
  const fill = (template: string): string | undefined => {
    const missing: string[] = [];
    const text = template.replace(/\{([a-z]+)(?::([^}]+))?\}/g, (whole, name: string, modifier: string | undefined) => {
      if (stayPlaceholders.includes(name)) return whole;
      const value = given[name] ?? "";
      if (value === "") missing.push(name);
      return modifier === "lower" ? value.toLowerCase() : value;
    });
    return missing.length === 0 ? text : undefined;
  };
  const parts = (templates: Readonly<Record<string, string>>): EnginePart[] =>
    Object.entries(templates).flatMap(([name, template]) => {
      const value = fill(template);
      return value === undefined ? [] : [{ name, value }];
    });
  const address = fill(format.address);
  if (address === undefined) throw new Error(`The engine's address lacks a part: ${format.address}`);
  const stayAddress = format.stayAddress === undefined ? "" : (fill(format.stayAddress) ?? "");
  return { address, stayAddress, query: parts(format.query), fragment: parts(format.fragment ?? {}) };
};

/** The engine settings of `content/site.yml`: a preset and the account, or a custom format. */
export interface EngineSettings extends EngineAccount {
  readonly preset: EnginePreset | "custom";
  readonly address?: string | undefined;
  readonly stayAddress?: string | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly fragment?: Readonly<Record<string, string>> | undefined;
  readonly languages?: { readonly en: string; readonly el: string } | undefined;
}

/** The format of the settings; the owner may override the engine's language codes. */
export const formatOf = ({
  preset,
  address = "",
  stayAddress,
  query = {},
  fragment = {},
  languages,
}: EngineSettings): EngineFormat =>
  preset === "custom"
    ? {
        address,
        ...(stayAddress === undefined ? {} : { stayAddress }),
        query,
        fragment,
        languages: languages ?? plainLanguages,
        needs: [],
      }
    : { ...enginePresets[preset], ...(languages === undefined ? {} : { languages }) };

/** The engine as configured by the owner, for one language. */
export const engineOf = (settings: EngineSettings, language: Language): Engine =>
  engineFor(formatOf(settings), settings, language);

const templatesOf = ({ address, stayAddress = "", query, fragment = {} }: EngineFormat): readonly string[] => [
  address,
  stayAddress,
  ...Object.values(query),
  ...Object.values(fragment),
];

/**
 * The promotion code that the guest must type at the engine, because the engine's URL cannot contain it or the
 * parameter is undocumented. Undefined if there is no code, or if the URL contains the code in a documented way.
 */
export const codeToType = (settings: EngineSettings): string | undefined => {
  const { promotion } = settings;
  if (promotion === undefined) return undefined;
  const format = formatOf(settings);
  const isCarried = templatesOf(format).some(
    (template) => template.includes("{promotion}") || template.includes(promotion),
  );
  return isCarried && format.isPromotionUndocumented !== true ? undefined : promotion;
};

/** Whether the engine's URL contains the number of guests; otherwise guests enter it again there. */
export const takesGuests = (settings: EngineSettings): boolean =>
  templatesOf(formatOf(settings)).some((template) => template.includes("{guests}"));
