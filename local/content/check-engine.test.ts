/** The output of `npm run check:engine`: each URL once, the values that the engine does not accept, and suites with the same URLs. */
import { spawnSync } from "node:child_process";
import type { EngineSettings } from "../../src/lib/booking/engine-presets";
import type { SuiteTermsSources } from "../../gatsby/content/suite-terms";
import { engineTrials, notTaken, sameEngine } from "./check-engine";

const cloudbeds: EngineSettings = { preset: "cloudbeds", account: "vELla9", currency: "EUR", promotion: "LIMANI10" };
const webhotelier: EngineSettings = { ...cloudbeds, preset: "webhotelier", account: "limani" };
const trials = (settings: EngineSettings, maxGuests: number) => engineTrials(settings, "en", maxGuests, "2026-12-04");

test("prints no URL twice, neither for a house of two guests nor for an engine that takes no number of guests", () => {
  expect(trials(webhotelier, 3).map(([what]) => what)).toEqual([
    "without a stay",
    "2026-12-04 to 2026-12-06, 2 guests",
    "the same, 3 guests",
  ]);
  expect(trials(webhotelier, 2)).toHaveLength(2);
  expect(trials(webhotelier, 1).map(([what]) => what)).toEqual(["without a stay", "2026-12-04 to 2026-12-06, 1 guest"]);
  expect(trials(cloudbeds, 3)).toHaveLength(2);
});

test("lists the values that the engine does not accept", () => {
  expect(notTaken(webhotelier)).toEqual([]);
  expect(notTaken({ ...cloudbeds, promotion: undefined })).toEqual([expect.stringContaining("no number of guests")]);
  expect(notTaken(cloudbeds).join(" ")).toContain("LIMANI10");
  expect(notTaken({ preset: "beds24", property: "1", promotion: "LIMANI10" }).join(" ")).toContain("LIMANI10");
});

test("names suites that the engine cannot tell apart", () => {
  const house = (...suites: readonly (EngineSettings["property"] | undefined)[]) =>
    sameEngine({
      site: { bookingEngine: { name: { en: "", el: "" }, maxNights: 30, preset: "beds24", property: "1" } },
      stay: { facts: { maxGuests: { value: 3 } } } as SuiteTermsSources["stay"],
      suites: suites.map((property, index) => ({
        id: `suite-${index}`,
        ...(property !== undefined && { bookingEngine: { property } }),
      })),
      rates: null,
      suiteRates: new Map(),
    });
  expect(house(undefined, "2")).toEqual([]);
  expect(house(undefined, "1", "2")).toEqual([["suite-0", "suite-1"]]);
  expect(house(undefined)).toEqual([]);
});

test("prints all URLs even if --open finds no program that opens them", () => {
  const command = ["--import", require.resolve("tsx"), "local/content/check-engine.ts", "--open"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env: { PATH: "" }, encoding: "utf8" });
  expect(stderr).toContain("The browser could not be opened: ");
  expect(stdout).toContain("Open each URL");
  expect(status).toBe(0);
});
