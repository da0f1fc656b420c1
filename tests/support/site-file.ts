/** The parts of `content/site.yml` and other content that tests read, so that they contain no values that an owner may change. */
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";

interface SiteFile {
  readonly brand: { readonly sample?: boolean };
  readonly bookingEngine: {
    readonly address: string;
    readonly languages: Readonly<Record<"en" | "el", string>>;
  };
  readonly countryLookup: { readonly url?: string };
  readonly domains: { readonly site: string; readonly mail: string };
  readonly thirdParties: readonly {
    readonly id: string;
    readonly category: string;
    readonly host: string | null;
    readonly moreHosts?: string[];
    readonly script?: string;
  }[];
  readonly performanceMetrics: { readonly waitForConsent: boolean };
  readonly staff: { readonly language: "en" | "el" };
  readonly legal: { readonly propertyRegistry?: { readonly value: string } } & Readonly<Record<string, unknown>>;
  readonly map: { readonly directions: string };
  readonly hours: { readonly timeZone: string };
  readonly address: { readonly street: Readonly<Record<"en" | "el", string>> };
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
}

interface StayFile {
  readonly facts: {
    readonly thirdGuestFee: { readonly amount: number };
    readonly guestsIncluded: { readonly value: number };
    readonly maxGuests: { readonly value: number };
    readonly termsEffectiveFrom: { readonly value: string };
  };
}

interface SuiteFile {
  readonly id: string;
  readonly kind: string;
  readonly rooms: number;
  readonly bathrooms: number;
  readonly size: { readonly interior: { readonly value: number } };
  readonly gallery: readonly {
    readonly id: string;
    readonly category: string;
    readonly caption: Readonly<Record<"en" | "el", string>>;
  }[];
  readonly beds: readonly { readonly count: number; readonly type: string }[];
}

const read = (path: string): unknown => parse(readFileSync(path, "utf8"));

export const siteFile = read("content/site.yml") as SiteFile;
export const stayFile = read("content/stay.yml") as StayFile;
/** The first suite in the order of the folders' names. */
export const suiteFile = read(`content/suites/${readdirSync("content/suites").sort()[0] ?? ""}/suite.yml`) as SuiteFile;
/** Whether visitors are asked for consent: only if a third-party service or the measurements need consent. */
export const asksForConsent =
  siteFile.performanceMetrics.waitForConsent ||
  siteFile.thirdParties.some(({ category }) => !["opened", "necessary"].includes(category));
/** The host of the interactive map's tiles; empty if the house has no interactive map. */
export const tileHost = siteFile.thirdParties.find(({ id }) => id === "map-tiles")?.host ?? "";
/** The host of the house's booking engine. */
export const engineHost = siteFile.thirdParties.find(({ id }) => id === "booking-engine")?.host ?? "";
