import { demo, withGardenSuite } from "../../tests/support/content/demo";
import { type SiteParts, consentTerms, servicesOf, startSettings } from "./start-settings";

type Hosts = Pick<SiteParts["thirdParties"][number], "host" | "moreHosts" | "script">;

const words = { en: "", el: "" };
const heatmap = { id: "heatmap", category: "analytics" as const, name: words, shortPurpose: words, purpose: words };
const siteWith = (entry: Hosts): SiteParts => ({
  countryLookup: { enabled: false, url: "", field: "country", greekFor: ["GR"] },
  consent: { version: 1, months: 12 },
  performanceMetrics: { waitForConsent: false },
  thirdParties: [
    { ...heatmap, ...entry },
    { ...heatmap, id: "statistics", host: "statistics.example" },
  ],
});

test("the heatmap's hosts, used to attribute errors, are its own and those in moreHosts, and no others", () => {
  const hostsOf = (entry: Hosts) =>
    startSettings({ ...demo, site: { ...demo.site, ...siteWith(entry) } }, "en").heatmapHosts;
  expect(hostsOf({ host: "heatmap.example", moreHosts: ["more.example"] })).toEqual([
    "heatmap.example",
    "more.example",
  ]);
  expect(hostsOf({ host: null })).toEqual([]);
});

test("the booking engine's URL is that of the first suite, or of the house if the suite has none", () => {
  const two = withGardenSuite(demo);
  const [luxury, garden] = two.suites.map(
    (suite) => startSettings({ ...two, suites: [suite, ...two.suites] }, "el").bookingAddress,
  );
  expect(luxury).toBe(startSettings(demo, "el").bookingAddress);
  expect(luxury).not.toContain("room=");
  expect(garden).toContain("room=garden");
});

test("an additional host of a service is included in its hosts, and every visitor is asked for consent again", () => {
  const before = siteWith({ host: "heatmap.example" });
  const after = siteWith({ host: "heatmap.example", moreHosts: ["more.example"] });
  expect(servicesOf(after)[0]?.hosts).toEqual(["heatmap.example", "more.example"]);
  expect(consentTerms(after).version).not.toBe(consentTerms(before).version);
});

test("every visitor is asked for consent again if a script's host has changed, but not if only its file name has", () => {
  const versionWith = (script: string | null) => consentTerms(siteWith({ host: "heatmap.example", script })).version;
  const before = versionWith("https://script.heatmap.example/1.js");
  expect(versionWith("https://script.heatmap.example/2.js")).toBe(before);
  expect(versionWith("https://script.other.example/1.js")).not.toBe(before);
  expect(versionWith(null)).not.toBe(before);
});
