/** What `npm run check:engine` prints: every address once, and what the engine does not take (stay §2). */
import type { EngineSettings } from "../../src/lib/booking/engine-presets";
import { engineTrials, notTaken } from "./check-engine";

const cloudbeds: EngineSettings = { preset: "cloudbeds", account: "vELla9", currency: "EUR", promotion: "LIMANI10" };
const webhotelier: EngineSettings = { ...cloudbeds, preset: "webhotelier", account: "limani" };
const trials = (settings: EngineSettings, maxGuests: number) => engineTrials(settings, "en", maxGuests, "2026-12-04");

test("no address is printed twice: not for a house of two guests, nor where the engine takes no guests", () => {
  expect(trials(webhotelier, 3).map(([what]) => what)).toEqual([
    "without a stay",
    "2026-12-04 to 2026-12-06, 2 guests",
    "the same, 3 guests",
  ]);
  expect(trials(webhotelier, 2)).toHaveLength(2);
  expect(trials(cloudbeds, 3)).toHaveLength(2);
});

test("it is said what the engine does not take", () => {
  expect(notTaken(webhotelier)).toEqual([]);
  expect(notTaken({ ...cloudbeds, promotion: undefined })).toEqual([expect.stringContaining("no number of guests")]);
  expect(notTaken(cloudbeds).join(" ")).toContain("LIMANI10");
  expect(notTaken({ preset: "beds24", property: "1", promotion: "LIMANI10" }).join(" ")).toContain("LIMANI10");
});
