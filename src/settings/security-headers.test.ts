import { contentSecurityPolicy, securityHeaders } from "./security-headers";

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
