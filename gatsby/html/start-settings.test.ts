import { type SiteParts, consentTerms, servicesOf, startSettings } from "./start-settings";

type Hosts = Pick<SiteParts["thirdParties"][number], "host" | "moreHosts" | "script">;

const words = { en: "", el: "" };
const heatmap = { id: "heatmap", category: "analytics" as const, name: words, shortPurpose: words, purpose: words };
const siteWith = (entry: Hosts): SiteParts => ({
  bookingEngine: { preset: "custom", address: "https://booking.example/reserve", query: { lang: "{language}" } },
  countryLookup: { enabled: false, url: "", field: "country", greekFor: ["GR"] },
  consent: { version: 1, months: 12 },
  performanceMetrics: { waitForConsent: false },
  thirdParties: [
    { ...heatmap, ...entry },
    { ...heatmap, id: "statistics", host: "statistics.example" },
  ],
});

test("errors are attributed to the heatmap by all of its hosts, also those that it contacts by itself, and by no others", () => {
  const hostsOf = (entry: Hosts) => startSettings(siteWith(entry), "en").heatmapHosts;
  expect(hostsOf({ host: "heatmap.example", moreHosts: ["more.example"] })).toEqual([
    "heatmap.example",
    "more.example",
  ]);
  expect(hostsOf({ host: null })).toEqual([]);
});

test("a further host of a service is one of its hosts, and asks every visitor for consent again", () => {
  const before = siteWith({ host: "heatmap.example" });
  const after = siteWith({ host: "heatmap.example", moreHosts: ["more.example"] });
  expect(servicesOf(after)[0]?.hosts).toEqual(["heatmap.example", "more.example"]);
  expect(consentTerms(after).version).not.toBe(consentTerms(before).version);
});

test("a script from another host asks every visitor for consent again; another file of the same host does not", () => {
  const versionWith = (script: string | null) => consentTerms(siteWith({ host: "heatmap.example", script })).version;
  const before = versionWith("https://script.heatmap.example/1.js");
  expect(versionWith("https://script.heatmap.example/2.js")).toBe(before);
  expect(versionWith("https://script.other.example/1.js")).not.toBe(before);
  expect(versionWith(null)).not.toBe(before);
});
