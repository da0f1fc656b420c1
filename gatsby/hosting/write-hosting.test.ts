/** What hosts get: the Content-Security-Policy for the services of the content, the limits of hosts, and files that every origin may read. */
import { parse } from "yaml";
import { challengeOrigin } from "../../src/settings/third-parties";
import { type PolicyFacts, contentSecurityPolicy } from "../../src/settings/security-headers";
import type { Site } from "../content/schema/site";
import type { Suite } from "../content/schema/suite";
import { headersFile } from "./host-files";
import { exceededHeaderLimits, filesForHosts, exceededRedirectLimits } from "./write-hosting";
import { policyFacts } from "./policy-facts";
import { availabilityPath, openFiles } from "../../src/settings/hosting";
import type { HostFacts } from "./host-facts";

const hashes = ["'sha256-U7oSQlEAHQgKaKzZmRbkZ/4f6kcmOD/NYMiYBpjkxLE='", "'sha256-Un/tNsbWFkE4VLje='"];

const read = (site: string, suites: readonly Pick<Suite, "bookingEngine">[] = [{}]): PolicyFacts =>
  policyFacts(parse(site) as Site, suites, hashes);

const directivesNaming = (host: string, policy: string) =>
  policy
    .split("; ")
    .filter((directive) => directive.split(" ").includes(`https://${host}`))
    .map((directive) => directive.split(" ")[0]);

const site = (services: string) => `
bookingEngine: { preset: custom, address: "https://booking.example/reserve" }
countryLookup: { enabled: false, url: "https://geo.example/country" }
thirdParties:
${services}`;

it("allows a service's hosts for the kinds of resources that it declares, or by default for the usual kinds", () => {
  const facts = read(
    site(`
  - { id: booking-engine, category: opened, host: booking.example, moreHosts: [pay.example] }
  - { id: tiles, category: functional, host: tiles.example, moreHosts: [a.tiles.example] }
  - { id: statistics, category: analytics, host: null, moreHosts: ["*.collect.example"], script: "https://stats.example/s.js" }
  - { id: widget, category: marketing, host: widget.example, script: "https://widget.example/w.js", loads: [frames, styles] }
`),
  );
  const naming = (host: string) => directivesNaming(host, contentSecurityPolicy(facts));
  expect(naming("stats.example")).toEqual(["script-src"]);
  expect(naming("*.collect.example")).toEqual(["img-src", "connect-src"]);
  expect(naming("widget.example")).toEqual(["script-src", "style-src", "frame-src"]);
  expect(naming("a.tiles.example")).toEqual(["img-src"]);
  expect(naming("pay.example")).toEqual([]);
});

it("allows forms to be sent to the engine of every suite, and names an engine only once if several suites use it", () => {
  const other = { preset: "custom", address: "https://other.example/reserve" } as const;
  const { booking } = read(site("  []"), [{}, { bookingEngine: other }, { bookingEngine: { property: "2" } }]);
  expect(booking).toEqual(["https://booking.example", "https://other.example"]);
});

it("stays within the longest line that hosts read, with statistics, a heatmap, a rate comparison and a hosted backend", () => {
  const facts = read(
    site(`
  - { id: hotel-cdn, category: functional, host: cdn.hotel-booking.example }
  - { id: map-tiles, category: functional, host: tiles.map-provider.example }
  - id: analytics
    category: analytics
    host: www.googletagmanager.com
    moreHosts: ["*.google-analytics.com", "*.analytics.google.com"]
    script: "https://www.googletagmanager.com/gtag/js?id=G-ABCDEFGHIJ"
  - id: heatmap
    category: analytics
    host: www.clarity.ms
    moreHosts: ["*.clarity.ms", "c.bing.com"]
    script: "https://www.clarity.ms/tag/abcdefghij"
    loads: [scripts, requests, pictures]
  - id: rate-parity
    category: marketing
    host: widget.rate-parity-of-others.example
    moreHosts: [api.rate-parity-of-others.example, assets.rate-parity-of-others.example]
    script: "https://widget.rate-parity-of-others.example/widget.js"
    loads: [scripts, requests, pictures, styles, fonts, frames]
`),
  );
  const policy = contentSecurityPolicy({
    ...facts,
    backend: "https://abcdefghijklmnopqrst.supabase.co",
    challenge: challengeOrigin,
    countryLookup: "https://country-lookup-of-others.example",
  });
  expect(exceededHeaderLimits(headersFile({ security: { "Content-Security-Policy": policy }, rootFiles: [] }))).toEqual(
    [],
  );
  expect(policy.length).toBeLessThan(1900);
});

const policy = (...sources: string[]) => `/*\n  Content-Security-Policy: script-src ${sources.join(" ")}\n`;

test("reports a line that is too long for hosts, with its longest sources", () => {
  const wide = Array.from({ length: 60 }, () => "https://region1.statistics-of-others.example");
  expect(exceededHeaderLimits(policy("'self'", "https://narrow.example"))).toEqual([]);
  const [sentence, ...more] = exceededHeaderLimits(policy(...wide, "https://narrow.example"));
  expect(more).toEqual([]);
  expect(sentence).toContain("The header Content-Security-Policy is 27");
  expect(sentence).toContain(
    "It names https://region1.statistics-of-others.example 60 times, https://narrow.example once.",
  );
  expect(sentence).toContain("`loads`");
});

test("reports more than a hundred header rules", () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => `/part${index}-*\n  Cache-Control: immutable\n`).join("\n");
  expect(exceededHeaderLimits(rules(100))).toEqual([]);
  expect(exceededHeaderLimits(rules(101))).toEqual([expect.stringContaining("There are 101 header rules")]);
});

test("reports more redirects than the limit", () => {
  const exact = (count: number) => Array.from({ length: count }, (_, index) => `/was-${index} / 301`).join("\n");
  expect(exceededRedirectLimits(exact(2000))).toEqual([]);
  expect(exceededRedirectLimits(exact(2001))).toEqual([expect.stringContaining("2001 redirects of single paths")]);
});

const facts: HostFacts = { security: {}, rootFiles: [], pages: ["/"], redirects: [], calendars: "", onNetlify: false };

/** How each configuration lets every origin read the file at `path`. Only configurations that name such files are listed. */
const permissions: Readonly<Record<string, (path: string) => RegExp>> = {
  "public/_headers": (path) => new RegExp(`^${path}\n(?:  .*\n)*  Access-Control-Allow-Origin: \\*$`, "m"),
  "public/.htaccess": (path) => new RegExp(`Access-Control-Allow-Origin "\\*" .*[:|]${path}[|)]`),
  "hosts/Caddyfile": (path) => new RegExp(`^\\s*header ${path} Access-Control-Allow-Origin \\*$`, "m"),
  "hosts/nginx-http.conf": (path) => new RegExp(`\\$site_readers \\{[^}]*\\s${path} \\*;`),
};

test("each server lets every origin read the files for other programs", () => {
  const plain = Object.entries(filesForHosts(facts)).map(([name, text]) => [name, text.replaceAll("\\", "")] as const);
  const configurations = plain.filter(([, text]) => text.includes(availabilityPath));
  expect(configurations.map(([name]) => name)).toEqual(Object.keys(permissions));
  for (const [name, text] of configurations) {
    const open = openFiles.filter((path) => permissions[name]?.(path.replaceAll(".", String.raw`\.`)).test(text));
    expect([name, open]).toEqual([name, openFiles]);
  }
  expect(filesForHosts(facts)["hosts/nginx-server.conf"]).toContain(
    "add_header Access-Control-Allow-Origin $site_readers always;",
  );
});
