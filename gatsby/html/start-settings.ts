/** Prepares the settings of the content for the start scripts. Pure functions. */
import { createHash } from "node:crypto";
import { engineAddress, withinMaxGuests } from "../../src/lib/booking/engine";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import type { Language } from "../../src/settings/languages";
import type { StartSettings } from "../../src/settings/start";
import {
  type ConsentTerms,
  type Service,
  type ServiceDescription,
  consentCategories,
  optionalCategories,
} from "../../src/settings/third-parties";
import type { Site } from "../content/schema/site";
import { type SuiteTermsSources, suiteTerms } from "../content/suite-terms";

export type SiteParts = Pick<Site, "countryLookup" | "consent" | "performanceMetrics" | "thirdParties">;

const isIn = <Category extends string>(known: readonly Category[], category: string): category is Category =>
  known.some((name) => name === category);

/** All hosts that a service may contact: `host` and `moreHosts`. */
export const hostsOf = ({ host, moreHosts = [] }: Pick<Site["thirdParties"][number], "host" | "moreHosts">) =>
  host === null ? moreHosts : [host, ...moreHosts];

/** The services that need consent. */
export const servicesOf = ({ thirdParties }: SiteParts): Service[] =>
  thirdParties.flatMap(({ script = null, measurementId = null, leaves = [], ...service }) => {
    const { id, category } = service;
    if (!isIn(optionalCategories, category)) return [];
    return [{ id, category, hosts: hostsOf(service), script, measurementId, leaves }];
  });

/** Whether a visitor has to be asked for consent. */
export const asksForConsent = (site: SiteParts): boolean =>
  servicesOf(site).length > 0 || site.performanceMetrics.waitForConsent;

const originOf = (script: string | null): string => (script === null ? "" : new URL(script).origin);

/**
 * The consent version set by the owner, with a fingerprint of what consent covers: visitors are asked again when a service, its
 * category, its hosts or the origin of its script changes.
 */
export const consentTerms = (site: SiteParts): ConsentTerms => {
  const covered = servicesOf(site).map(({ id, category, hosts, script }) => [id, category, originOf(script), ...hosts]);
  if (site.performanceMetrics.waitForConsent) covered.push(["performance-metrics", "analytics"]);
  const fingerprint = createHash("sha256").update(JSON.stringify(covered)).digest("hex").slice(0, 6);
  return { version: `${site.consent.version}-${fingerprint}`, months: site.consent.months };
};

/** The settings of the start bundle that come from content. The booking engine is the first suite's, also on pages of the others. */
export const startSettings = (
  content: SuiteTermsSources & { readonly site: SiteParts },
  language: Language,
): Omit<StartSettings, "mark" | "parts"> => {
  const { site } = content;
  const { enabled, url, field, greekFor } = site.countryLookup;
  const { engine, maxGuests } = suiteTerms(content);
  return {
    countryLookup: enabled && url !== undefined ? { url, field, greekFor } : null,
    consent: consentTerms(site),
    heatmapHosts: site.thirdParties
      .filter(({ id, category }) => id === "heatmap" && isIn(optionalCategories, category))
      .flatMap(hostsOf),
    bookingAddress: engineAddress(engineOf(engine, language), withinMaxGuests(emptyStay, { maxGuests })),
  };
};

/** The services listed in the preferences, in the order of the file; not those of the category `opened`, which need no consent. */
export const serviceDescriptions = (site: SiteParts, language: Language): ServiceDescription[] =>
  site.thirdParties.flatMap(({ id, category, name, purpose }) =>
    isIn(consentCategories, category) ? [{ id, category, name: name[language], purpose: purpose[language] }] : [],
  );
