import { type PurposeSources, purposesIn, purposesOf } from "./write-fact";

const words = { metricsPurpose: "measuring speed", noPurpose: "nothing" };
const service = (category: PurposeSources["thirdParties"][number]["category"], en: string) => ({
  category,
  shortPurpose: { en, el: en },
});
const site = (waitForConsent: boolean, ...thirdParties: PurposeSources["thirdParties"]): PurposeSources => ({
  thirdParties,
  performanceMetrics: { waitForConsent },
});
const all = site(
  false,
  service("opened", "reservations"),
  service("marketing", "price comparison"),
  service("analytics", "statistics"),
  service("analytics", "heat maps"),
  service("analytics", "statistics"),
);

test("lists the purposes of services that need consent, without repetition and in the order of the categories", () => {
  expect(purposesIn(all, "en", words)).toBe("statistics, heat maps and price comparison");
  expect(purposesIn(all, "en", words, ["analytics"])).toBe("statistics and heat maps");
});

test("includes performance measurement if it waits for consent", () => {
  const measured = site(true);
  expect(purposesIn(measured, "en", words)).toBe("measuring speed");
  expect(purposesOf(measured, "en", words, ["analytics"])).toEqual(["measuring speed"]);
  expect(purposesOf(measured, "en", words, ["marketing"])).toEqual([]);
});

test("returns the text for no purpose if a category has none", () => {
  expect(purposesIn(all, "en", words, ["functional"])).toBe("nothing");
  expect(purposesOf(all, "en", words, ["functional"])).toEqual([]);
});
