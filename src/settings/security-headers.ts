/** The security headers of every response, including the Content-Security-Policy. Pure functions. */
import type { LoadKind } from "./third-parties";

/** The values on which the policy depends. */
export interface PolicyFacts {
  /** Sources of the inline scripts that pages carry: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Origin of the backend, or an empty string if it is the site's own. */
  readonly backend: string;
  /** Origins of the suites' booking engines, to which booking forms are submitted. */
  readonly booking: readonly string[];
  /** Origin of the country lookup, or undefined if it is disabled. */
  readonly countryLookup: string | undefined;
  /** Origin of the forms' challenge, or undefined if it is disabled. */
  readonly challenge: string | undefined;
  /** Origins of third-party services, by what the services may load. Services that need consent load after consent. */
  readonly services: Readonly<Record<LoadKind, readonly string[]>>;
}

const directives = (facts: PolicyFacts): readonly (readonly [string, ...string[]])[] => {
  const { scriptHashes, backend, booking, countryLookup, challenge, services } = facts;
  const own = backend === "" ? [] : [backend];
  const lookup = countryLookup === undefined ? [] : [countryLookup];
  const challenges = challenge === undefined ? [] : [challenge];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scriptHashes, ...services.scripts, ...challenges],
    // Each page has its styles inline (decision 0012). Style sheets cannot run code.
    ["style-src", "'self'", "'unsafe-inline'", ...services.styles],
    ["img-src", "'self'", "data:", "blob:", ...own, ...services.pictures],
    ["font-src", "'self'", ...services.fonts],
    ["connect-src", "'self'", ...own, ...lookup, ...services.requests],
    ["frame-src", "'self'", ...services.frames, ...challenges],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["media-src", "'self'"],
    ["form-action", "'self'", ...booking],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
};

type Directives = ReturnType<typeof directives>;

/** The directives as one header value, with each source once. */
const written = (all: Directives): string => all.map((directive) => [...new Set(directive)].join(" ")).join("; ");

/** The policy, as the value of its header. */
export const contentSecurityPolicy = (facts: PolicyFacts): string => written(directives(facts));

const noServices: PolicyFacts["services"] = {
  scripts: [],
  requests: [],
  pictures: [],
  styles: [],
  fonts: [],
  frames: [],
};

/**
 * The additional policy of a staff page, without third-party services, so that these can neither run on the page nor
 * receive its data. The policy is in the page's markup, because hosts would combine or replace a second header.
 * `frame-ancestors` is left out, because browsers ignore it in markup.
 */
export const staffPagePolicy = (facts: PolicyFacts): string =>
  written(
    directives({ ...facts, services: noServices, countryLookup: undefined }).filter(
      ([name]) => name !== "frame-ancestors",
    ),
  );

const switchedOff = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];

/** Header name → value, for every response of the site. */
export const securityHeaders = (facts: PolicyFacts): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(facts),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});
