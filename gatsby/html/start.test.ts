/** The settings and the texts of the start scripts. */
import { resolve } from "node:path";
import { demo, withGardenSuite } from "../../tests/support/content/demo";
import { type SiteParts, consentTerms, servicesOf, startSettings } from "./start-settings";
import type { Content } from "../content/content";
import { loadContent } from "../content/load";
import { startNamespaces, stayTexts, textsOf, withConsentFacts } from "./start-texts";

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

test("`textsOf` returns every text of the start namespaces by its key, and no other text", () => {
  const locale = new Map([...startNamespaces, "journal"].map((name) => [name, { key: "Text" }]));
  expect(textsOf(locale)).toEqual(Object.fromEntries(startNamespaces.map((name) => [`${name}.key`, "Text"])));
});

test("the preferences say how long a choice is kept, with a singular for one month", async () => {
  const content = await loadContent(resolve("content"));
  const intro = (months: number) =>
    withConsentFacts(
      textsOf(content.locales.en),
      { ...content, site: { ...content.site, consent: { version: 1, months } } },
      "en",
    )["consent.preferences.intro"];
  expect(intro(12)).toContain("for 12 months,");
  expect(intro(1)).toContain("for 1 month,");
});

describe("the messages for a wrong stay in the URL", () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadContent(resolve("content"));
  });

  test("contain the facts and the maximum nights", () => {
    const texts = stayTexts(content, "en");
    expect(texts["guestsRange"]?.replaceAll("\u00a0", " ")).toContain("at most 3 guests");
    expect(texts["nightsTooMany"]?.replaceAll("\u00a0", " ")).toContain("longer than 30 nights");
    expect(Object.values(stayTexts(content, "el")).filter((text) => /^[a-zA-Z.]+$/.test(text))).toEqual([]);
  });

  test("are different in a house with several suites", () => {
    expect(stayTexts(content, "en")).not.toHaveProperty("suiteUnknown");
    const texts = stayTexts({ ...content, suites: [...content.suites, ...content.suites] }, "en");
    expect(texts["suiteUnknown"]).toMatch(/suite/);
    expect(texts["guestsRange"]).not.toBe(stayTexts(content, "en")["guestsRange"]);
  });
});
