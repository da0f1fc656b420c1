import { type PurposeSources, hasPurpose, purposesIn } from "./purposes";

const words = { metricsPurpose: "measuring speed", noPurpose: "nothing" };
const service = (category: string, en: string) => ({ category, shortPurpose: { en, el: en } });
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

test("the purposes of the services that need consent, each once, category by category", () => {
  expect(purposesIn(all, "en", words)).toBe("statistics, heat maps and price comparison");
  expect(purposesIn(all, "en", words, "analytics")).toBe("statistics and heat maps");
});

test("measurements are a purpose when they wait for consent", () => {
  const measured = site(true);
  expect(purposesIn(measured, "en", words)).toBe("measuring speed");
  expect([hasPurpose(measured, "analytics"), hasPurpose(measured, "marketing")]).toEqual([true, false]);
});

test("a category that asks for nothing says so", () => {
  expect(purposesIn(all, "en", words, "functional")).toBe("nothing");
  expect(hasPurpose(all, "functional")).toBe(false);
});
