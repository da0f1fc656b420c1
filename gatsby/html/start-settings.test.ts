import { type SiteFile, consentTerms, servicesOf, startSettings } from "./start-settings";

type Hosts = Pick<SiteFile["thirdParties"][number], "host" | "moreHosts" | "script">;

const words = { en: "", el: "" };
const heatmap = { id: "heatmap", category: "analytics", name: words, shortPurpose: words, purpose: words };
const siteWith = (entry: Hosts): SiteFile => ({
  bookingEngine: { preset: "custom", address: "https://booking.example/reserve", query: { lang: "{language}" } },
  countryLookup: { enabled: false, url: "", field: "country", greekFor: ["GR"] },
  consent: { version: 1, months: 12 },
  performanceMetrics: { waitForConsent: false },
  thirdParties: [
    { ...heatmap, ...entry },
    { ...heatmap, id: "statistics", host: "statistics.example" },
  ],
});

test("errors are judged by every host of the heatmap, those that it asks by itself too, and by nobody else's", () => {
  const hostsOf = (entry: Hosts) => startSettings(siteWith(entry), "en").heatmapHosts;
  expect(hostsOf({ host: "heatmap.example", moreHosts: ["more.example"] })).toEqual([
    "heatmap.example",
    "more.example",
  ]);
  expect(hostsOf({ host: null })).toEqual([]);
});

test("a further host of a service is one of its hosts, and asks everyone again", () => {
  const before = siteWith({ host: "heatmap.example" });
  const after = siteWith({ host: "heatmap.example", moreHosts: ["more.example"] });
  expect(servicesOf(after)[0]?.hosts).toEqual(["heatmap.example", "more.example"]);
  expect(consentTerms(after).version).not.toBe(consentTerms(before).version);
});

test("a script from somebody else asks everyone again; another file of theirs does not", () => {
  const versionWith = (script: string | null) => consentTerms(siteWith({ host: "heatmap.example", script })).version;
  const before = versionWith("https://script.heatmap.example/1.js");
  expect(versionWith("https://script.heatmap.example/2.js")).toBe(before);
  expect(versionWith("https://script.other.example/1.js")).not.toBe(before);
  expect(versionWith(null)).not.toBe(before);
});
