/** The headers that every answer carries, and the Content-Security-Policy among them. Pure. */
import type { LoadKind } from "./third-parties";

/** What the policy depends on. */
export interface PolicyFacts {
  /** Sources of the inline scripts that pages carry: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Origin of the backend, or an empty string when it shares the site's. */
  readonly backend: string;
  /** Origin of the booking engine, to which the booking form may be sent. */
  readonly booking: string;
  /** Origin of the country lookup, or undefined when it is switched off. */
  readonly countryLookup: string | undefined;
  /** Origin of the challenge that the forms show, or undefined when it is off. */
  readonly challenge: string | undefined;
  /** Origins of the services of others, by what may be asked of them once they are allowed. */
  readonly services: Readonly<Record<LoadKind, readonly string[]>>;
}

const directives = (facts: PolicyFacts): readonly (readonly [string, ...string[]])[] => {
  const { scriptHashes, backend, booking, countryLookup, challenge, services } = facts;
  const own = backend === "" ? [] : [backend];
  const lookup = countryLookup === undefined ? [] : [countryLookup];
  const asked = challenge === undefined ? [] : [challenge];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scriptHashes, ...services.scripts, ...asked],
    // Each page carries its own styles inline (docs/decisions): style sheets cannot run code.
    ["style-src", "'self'", "'unsafe-inline'", ...services.styles],
    ["img-src", "'self'", "data:", "blob:", ...own, ...services.pictures],
    ["font-src", "'self'", ...services.fonts],
    ["connect-src", "'self'", ...own, ...lookup, ...services.requests],
    ["frame-src", "'self'", ...services.frames, ...asked],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["media-src", "'self'"],
    ["form-action", "'self'", booking],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
};

type Directives = ReturnType<typeof directives>;

/** Sources that appear twice are written once. */
const written = (all: Directives): string => all.map((words) => [...new Set(words)].join(" ")).join("; ");

/** The policy as one header value. */
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
 * The policy that a staff page adds to it in its own markup, as hosts would join or replace a second header: no service of others may run
 * beside what the team reads, or be told anything. Without what markup cannot say.
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

/** Header name → value, for every answer of the site. */
export const securityHeaders = (facts: PolicyFacts): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(facts),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});
