/** What the end-to-end tests know of `content/site.yml` and `content/stay.yml`: addresses and fees are the owner's, not the tests'. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface SiteFile {
  readonly bookingEngine: {
    readonly address: string;
    readonly languages: Readonly<Record<"en" | "el", string>>;
  };
  readonly domains: { readonly site: string };
  readonly thirdParties: readonly { readonly id: string; readonly host: string | null }[];
  readonly map: { readonly directions: string };
  readonly hours: { readonly timeZone: string };
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
}

interface StayFile {
  readonly facts: {
    readonly thirdGuestFee: { readonly amount: number };
    readonly maxGuests: { readonly value: number };
  };
}

const read = (path: string): unknown => parse(readFileSync(path, "utf8"));

export const siteFile = read("content/site.yml") as SiteFile;
export const stayFile = read("content/stay.yml") as StayFile;
export const tileHost = siteFile.thirdParties.find(({ id }) => id === "map-tiles")?.host ?? "";
