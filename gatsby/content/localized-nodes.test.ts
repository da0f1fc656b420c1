import { demo as content, withGardenSuite, withoutFees } from "../../tests/support/content/demo";
import type { Content } from "./content";
import { localizedNodes } from "./localized-nodes";
import { averageScore, convertedScore } from "./reviews";

const fieldsOf = (changed: Content, type: string) => localizedNodes(changed, "en")[type]?.[0] ?? {};
const siteOf = (thirdParties: Content["site"]["thirdParties"]) =>
  fieldsOf({ ...content, site: { ...content.site, thirdParties } }, "SiteFacts");

test("provides map tiles only if their service is configured", () => {
  const { thirdParties } = content.site;
  const host = thirdParties.find(({ id }) => id === "map-tiles")?.host;
  expect(siteOf(thirdParties)).toMatchObject({
    map: { tiles: { address: `https://${host}${content.site.map.tiles}`, maxZoom: content.site.map.maxZoom } },
  });
  expect(siteOf(thirdParties.filter(({ id }) => id !== "map-tiles"))).toMatchObject({ map: { tiles: null } });
});

test("asks for consent if a service or the measurements need it, and otherwise does not", () => {
  const { site } = content;
  const needsNone = site.thirdParties.filter(({ category }) => ["opened", "necessary"].includes(category));
  const asks = (thirdParties: typeof needsNone, waitForConsent: boolean) => {
    const changed = { ...site, thirdParties, performanceMetrics: { ...site.performanceMetrics, waitForConsent } };
    return fieldsOf({ ...content, site: changed }, "SiteFacts")["asksForConsent"];
  };
  expect(asks(site.thirdParties, false)).toBe(true);
  expect(asks(needsNone, true)).toBe(true);
  expect(asks(needsNone, false)).toBe(false);
});

test("sets hasPosts to false for a section without posts, and for the site if there are none at all", () => {
  const [first] = content.posts;
  const nodes = localizedNodes(content, "el", first === undefined ? [] : [first]);
  const filled = nodes["JournalSection"]?.filter(({ hasPosts }) => hasPosts === true);
  expect(filled?.map(({ slug }) => slug)).toEqual([first?.head.section]);
  expect(nodes["SiteFacts"]).toMatchObject([{ hasPosts: true }]);
  const none = Object.values(localizedNodes(content, "el", [])).flat();
  expect(none.filter(({ hasPosts }) => hasPosts === true)).toEqual([]);
});

describe("suites with their own terms", () => {
  const two = withGardenSuite(content);

  test("pages get the terms of each suite if there are several, and no list if there is one", () => {
    expect(fieldsOf(content, "SiteFacts")).toMatchObject({ suites: [] });
    expect(fieldsOf(content, "Stay")).toMatchObject({ suites: [] });
    expect(fieldsOf(two, "SiteFacts")).toMatchObject({
      bookingEngine: { maxGuests: 3 },
      suites: [
        { slug: "luxury-suite", bookingEngine: { maxGuests: 3 } },
        { slug: "garden-suite", name: "Garden Suite", bookingEngine: { maxGuests: 2, maxNights: 14 } },
      ],
    });
    expect(JSON.stringify(fieldsOf(two, "SiteFacts"))).toContain('{"name":"room","value":"garden"}');
    expect(fieldsOf(two, "Stay")).toMatchObject({
      maxGuests: 3,
      suites: [
        { suite: "luxury-suite", maxGuests: 3 },
        { suite: "garden-suite", maxGuests: 2 },
      ],
    });
  });

  test("the only suite of a house has its own terms too", () => {
    const [, garden] = two.suites;
    const only = { ...two, suites: garden === undefined ? [] : [garden] };
    expect(fieldsOf(only, "SiteFacts")).toMatchObject({ suites: [], bookingEngine: { maxGuests: 2, maxNights: 14 } });
    expect(fieldsOf(only, "Stay")).toMatchObject({
      maxGuests: 2,
      rates: { seasons: [{ night: 50_000 }, {}, {}, {}, {}, {}] },
    });
  });

  test("the currency is that of a suite's rates if the house has neither fees nor rates", () => {
    const suiteRates = new Map([...two.suiteRates].map(([id, rates]) => [id, { ...rates, currency: "USD" }]));
    expect(fieldsOf({ ...withoutFees(two), rates: null, suiteRates }, "Stay")).toMatchObject({ currency: "USD" });
  });

  test("the texts of a suite quote its own number of guests, and an offer leads to its engine", () => {
    const nodes = localizedNodes(two, "en", two.posts, "2026-11-20");
    const [luxury, garden] = (nodes["Suite"] ?? []).map((suite) => JSON.stringify(suite));
    expect(luxury).toContain("up to 3 guests");
    expect(garden).toContain("up to 2 guests");
    const offers = nodes["Offer"] ?? [];
    expect(offers.map(({ suite }) => suite)).toEqual(["luxury-suite", "garden-suite"]);
    expect(JSON.stringify(offers[0])).not.toContain("garden");
    expect(JSON.stringify(offers[1])).toContain('{"name":"room","value":"garden"}');
  });
});

describe("nodes of safety.yml and offers.yml", () => {
  const label = { en: "Extinguisher", el: "Πυροσβεστήρας" };
  const texts = { title: label, text: label };
  const dated: Content = {
    ...content,
    safety: { intro: label, items: [{ id: "extinguisher", label, lapses: "2027-09-21" }] },
    offers: {
      offers: [
        { id: "winter", ...texts, from: "2026-12-01", to: "2026-12-24", promotion: "WINTER4" },
        { id: "spring", ...texts, from: "2027-03-01", to: "2027-03-31" },
      ],
    },
  };
  const nodesOn = (day: string, type: string) => localizedNodes(dated, "en", dated.posts, day)[type] ?? [];

  test("marks a certificate as lapsed in builds after its last day", () => {
    expect(nodesOn("2027-09-21", "Safety")).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ lapsed: false })] }),
    ]);
    expect(nodesOn("2027-09-22", "Safety")).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ lapsed: true })] }),
    ]);
  });

  test("an offer is current from its first to its last day, and marked as ended afterwards", () => {
    const shown = (day: string) =>
      nodesOn(day, "Offer").flatMap(({ slug, current, ended }) => (ended === true ? [] : [[slug, current]]));
    expect(shown("2026-11-30")).toEqual([
      ["winter", false],
      ["spring", false],
    ]);
    expect(shown("2026-12-24")).toEqual([
      ["winter", true],
      ["spring", false],
    ]);
    expect(shown("2026-12-25")).toEqual([["spring", false]]);
    expect(nodesOn("2026-12-25", "Offer")).toContainEqual(
      expect.objectContaining({ slug: "winter", current: false, ended: true }),
    );
  });

  test("passes an offer's code to the engine's URL, or returns it to be typed if the URL cannot contain it", () => {
    const [winter] = nodesOn("2026-12-01", "Offer");
    expect(winter).toMatchObject({ codeToType: null });
    expect(JSON.stringify(winter)).toContain('{"name":"code","value":"WINTER4"}');
    const { site } = dated;
    const engine = { ...site.bookingEngine, query: { lang: "{language}" } };
    const other = { ...dated, site: { ...site, bookingEngine: engine } };
    const nodes = localizedNodes(other, "en", dated.posts, "2026-12-01");
    expect(nodes["Offer"]?.[0]).toMatchObject({ codeToType: "WINTER4" });
  });

  test("there are no nodes of a file that the house does not have", () => {
    const bare = { ...content, safety: null, offers: null };
    expect(localizedNodes(bare, "en", bare.posts, "2026-12-01")).toMatchObject({ Safety: [], Offer: [] });
  });
});

test("converts a score to another scale proportionally", () => {
  expect(convertedScore({ score: 4, scale: 5 }, 10)).toBe(8);
  expect(convertedScore({ score: 9 }, 10)).toBe(9);
  expect(convertedScore({ score: 9, scale: 10 }, 5)).toBe(4.5);
});

test("converts each score before averaging: 4 of 5 and 9 of 10 average 8.5 of 10", () => {
  expect(averageScore([{ score: 4, scale: 5 }, { score: 9 }], 10)).toBe(8.5);
  expect(averageScore([{ score: 4, scale: 5 }, { score: 5, scale: 5 }, { score: 10 }], 10)).toBe(9.3);
  expect(averageScore([{ score: 87 }, { score: 9.5, scale: 10 }], 100)).toBe(91);
  expect(averageScore([], 10)).toBe(0);
});
