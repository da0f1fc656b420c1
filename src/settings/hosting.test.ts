import { cacheForADay, cacheForAMinute, immutableCache, cachingOf, canonicalPath, revalidate } from "./hosting";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/contact", "/contact"],
    ["/contact/", "/contact"],
    ["/Contact", "/contact"],
    ["/contact.html", "/contact"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["//", "/"],
    ["//suite///luxury-suite/", "/suite/luxury-suite"],
    ["/el/", "/el"],
    ["/EL/Journal/", "/el/journal"],
    ["/en", "/"],
    ["/en/", "/"],
    ["/en/contact", "/contact"],
    ["/EN//Contact/", "/contact"],
    ["/english", "/english"],
  ])("%s → %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe("cachingOf", () => {
  it.each([
    ["/static/0a/room.avif", immutableCache],
    ["/fonts/commissioner-400-en-3.woff2", immutableCache],
    ["/app-0123456789abcdef0123.js", immutableCache],
    ["/component---src-pages-index-tsx.0123456789abcdef0123.css", immutableCache],
    ["/start-en-2A6KZQ5B.js", immutableCache],
    ["/brand/logo-en.svg", cacheForADay],
    ["/map/en.svg", cacheForADay],
    ["/availability.json", cacheForAMinute],
    ["/", revalidate],
    ["/contact", revalidate],
    ["/service-worker.js", revalidate],
    ["/page-data/index/page-data.json", revalidate],
    ["/sitemap.xml", revalidate],
  ])("the caching of %s", (path, caching) => {
    expect(cachingOf(path)).toBe(caching);
  });
});

const facts = {
  scriptHashes: ["'sha256-abc='"],
  backend: "https://project.supabase.example",
  booking: ["https://booking.example"],
  challenge: undefined,
  countryLookup: "https://geo.example",
  services: {
    scripts: ["https://stats.example", "https://stats.example"],
    requests: ["https://stats.example"],
    pictures: ["https://tiles.example"],
    styles: [],
    fonts: [],
    frames: ["https://widget.example"],
  },
};
const policy = contentSecurityPolicy(facts);
const directive = (name: string) => policy.split("; ").find((entry) => entry.startsWith(`${name} `));

describe("contentSecurityPolicy", () => {
  it("allows own scripts, the known inline script and configured services, and nothing else", () => {
    expect(directive("script-src")).toBe("script-src 'self' 'sha256-abc=' https://stats.example");
    expect(directive("default-src")).toBe("default-src 'none'");
  });

  it("allows the booking form to submit to the engine, and requests to the country lookup and the backend", () => {
    expect(directive("form-action")).toBe("form-action 'self' https://booking.example");
    expect(directive("connect-src")).toContain("https://geo.example");
    expect(directive("connect-src")).toContain("https://project.supabase.example");
  });

  it("allows map tiles, but no scripts from their host", () => {
    expect(directive("img-src")).toContain("https://tiles.example");
    expect(directive("script-src")).not.toContain("tiles");
  });

  it("allows each host only what its service needs", () => {
    const naming = (host: string) =>
      policy
        .split("; ")
        .filter((entry) => entry.includes(host))
        .map((entry) => entry.split(" ")[0]);
    expect(naming("stats.example")).toEqual(["script-src", "connect-src"]);
    expect(naming("widget.example")).toEqual(["frame-src"]);
  });

  it("allows scripts and frames of the challenge if it is enabled, and nothing else from its host", () => {
    const challenge = "https://challenges.example";
    const entries = contentSecurityPolicy({ ...facts, challenge }).split("; ");
    const allowed = entries.filter((entry) => entry.includes(challenge)).map((entry) => entry.split(" ")[0]);
    expect(allowed).toEqual(["script-src", "frame-src"]);
  });

  it("leaves out disabled services", () => {
    expect(contentSecurityPolicy({ ...facts, countryLookup: undefined, backend: "" })).not.toMatch(/geo|supabase/);
  });

  it("forbids framing", () => {
    expect(directive("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(securityHeaders(facts)["X-Frame-Options"]).toBe("DENY");
  });
});
