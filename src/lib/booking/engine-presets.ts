/**
 * How each reservation engine takes the dates of a stay. A value is a template: `{account}`, `{property}`, `{language}`, `{currency}`,
 * `{promotion}`, `{guests}`, `{nights}`, and `{arrival:…}`, `{departure:…}` with the day's parts as `YYYY` `YY` `MMM` `MM` `M` `DD` `D`.
 * A parameter whose template names something that is not given is left out. Formats are as the makers document them, or as public sites
 * use them: the owner tries each once (`npm run check:engine`).
 */

import type { Language } from "../../settings/languages.ts";
import type { Engine, EnginePart } from "./engine.ts";

/** How an engine's address is made, for all languages. */
export interface EngineFormat {
  /** Absolute address without a stay; may name `{account}`, `{property}` and `{language}`. */
  readonly address: string;
  /** The address with a stay, for an engine that has parts of it in the path. */
  readonly stayAddress?: string;
  readonly query: Readonly<Record<string, string>>;
  /** The part after `#`, written like a query; most engines have none. */
  readonly fragment: Readonly<Record<string, string>>;
  /** The parameter of the promotion code is not documented, only seen: the guest is told the code as well. */
  readonly isPromotionUnproved?: boolean;
  /** The engine's own names of the site's languages. */
  readonly languages: { readonly en: string; readonly el: string };
  /** What the owner has to say of the account for this address. */
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
    fragment: {},
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
    fragment: {},
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
    fragment: {},
    languages: plainLanguages,
    needs: ["account"],
  },
  cloudbeds: {
    address: "https://hotels.cloudbeds.com/{language}/reservation/{account}",
    query: { currency: "{currency:lower}" },
    fragment: { checkin: arrival, checkout: departure, promo: "{promotion}" },
    isPromotionUnproved: true,
    languages: plainLanguages,
    needs: ["account"],
  },
  lodgify: {
    address: "https://checkout.lodgify.com/{language}/{account}/{property}/reservation",
    query: { currency: "{currency}", arrival, departure, adults: "{guests}" },
    fragment: {},
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  beds24: {
    address: "https://beds24.com/booking2.php",
    query: { propid: "{property}", checkin: arrival, checkout: departure, numadult: "{guests}", lang: "{language}" },
    fragment: {},
    languages: plainLanguages,
    needs: ["property"],
  },
  hostaway: {
    address: "https://{account}.holidayfuture.com/listings/{property}",
    query: { start: arrival, end: departure, numberOfGuests: "{guests}" },
    fragment: {},
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  guesty: {
    address: "https://{account}.guestybookings.com/{language}/properties/{property}",
    query: { minOccupancy: "{guests}", checkIn: arrival, checkOut: departure },
    fragment: {},
    languages: plainLanguages,
    needs: ["account", "property"],
  },
  booking: {
    address: "https://www.booking.com/hotel/gr/{property}.{language}.html",
    query: { checkin: arrival, checkout: departure, group_adults: "{guests}", no_rooms: "1", group_children: "0" },
    fragment: {},
    languages: { en: "en-gb", el: "el" },
    needs: ["property"],
  },
} as const satisfies Record<string, EngineFormat>;

export type EnginePreset = keyof typeof enginePresets;

/** What the owner says of the account; what is not given leaves its parameters out. */
export interface EngineAccount {
  readonly account?: string | undefined;
  readonly property?: string | undefined;
  readonly currency?: string | undefined;
  /** Code of the direct discount at the engine. */
  readonly promotion?: string | undefined;
}

const ofStay = ["arrival", "departure", "nights", "guests"];

/** Puts the owner's account and a language into an engine's format. Throws where the address itself lacks something. */
export const engineFor = (format: EngineFormat, account: EngineAccount, language: Language): Engine => {
  const given: Readonly<Record<string, string | undefined>> = { ...account, language: format.languages[language] };
  const fill = (template: string): string | undefined => {
    const missing: string[] = [];
    const text = template.replace(/\{([a-z]+)(?::([^}]+))?\}/g, (whole, name: string, way: string | undefined) => {
      if (ofStay.includes(name)) return whole;
      const value = given[name] ?? "";
      if (value === "") missing.push(name);
      return way === "lower" ? value.toLowerCase() : value;
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
  return { address, stayAddress, query: parts(format.query), fragment: parts(format.fragment) };
};

/** What `content/site.yml` says of the engine: a preset's name and the account, or a format of one's own. */
export interface EngineSettings extends EngineAccount {
  readonly preset: EnginePreset | "custom";
  readonly address?: string | undefined;
  readonly stayAddress?: string | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly fragment?: Readonly<Record<string, string>> | undefined;
  readonly languages?: { readonly en: string; readonly el: string } | undefined;
}

/** The format that the settings name; the engine's names of the languages may be the owner's with any of them. */
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

/** The engine's address in a language, as the owner has set it up. */
export const engineOf = (settings: EngineSettings, language: Language): Engine =>
  engineFor(formatOf(settings), settings, language);

const templatesOf = ({ address, stayAddress = "", query, fragment }: EngineFormat): readonly string[] => [
  address,
  stayAddress,
  ...Object.values(query),
  ...Object.values(fragment),
];

/**
 * The code of the direct discount that the guest has to type at the engine, since its address cannot carry it, or is not known to; undefined where
 * there is no code, or it goes along.
 */
export const codeToType = (settings: EngineSettings): string | undefined => {
  const { promotion } = settings;
  if (promotion === undefined) return undefined;
  const format = formatOf(settings);
  const isCarried = templatesOf(format).some(
    (template) => template.includes("{promotion}") || template.includes(promotion),
  );
  return isCarried && format.isPromotionUnproved !== true ? undefined : promotion;
};

/** Whether the engine is told how many guests come; otherwise they say so there again. */
export const takesGuests = (settings: EngineSettings): boolean =>
  templatesOf(formatOf(settings)).some((template) => template.includes("{guests}"));
