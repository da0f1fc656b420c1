import { type SiteFile, startSettings } from "./start-settings";

const words = { en: "", el: "" };
const heatmap = { id: "heatmap", category: "analytics", name: words, purpose: words };
const hostsOf = (entry: Pick<SiteFile["thirdParties"][number], "host" | "moreHosts">) =>
  startSettings(
    {
      bookingEngine: {
        url: "https://booking.example/reserve",
        parameters: { language: "lang" },
        languageValues: { en: "en", el: "el" },
      },
      countryLookup: { enabled: false, url: "", field: "country", greekFor: ["GR"] },
      consent: { version: 1, months: 12 },
      performanceMetrics: { waitForConsent: false },
      thirdParties: [
        { ...heatmap, ...entry },
        { ...heatmap, id: "statistics", host: "statistics.example" },
      ],
    },
    "en",
  ).heatmapHosts;

test("errors are judged by every host of the heatmap, those that it asks by itself too, and by nobody else's", () => {
  expect(hostsOf({ host: "heatmap.example", moreHosts: ["more.example"] })).toEqual([
    "heatmap.example",
    "more.example",
  ]);
  expect(hostsOf({ host: null })).toEqual([]);
});
