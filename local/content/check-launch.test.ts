/** Before launch, the owner is reminded of optional parts that are missing. */
import type { Content } from "../../gatsby/content/content";
import { reminders } from "./check-launch";

const remindersOf = (countryCode: string, parts: Readonly<Record<string, unknown>>, ids = ["loft"]) => {
  const suites = ids.map((id) => ({ id, gallery: Array.from({ length: Number(parts["pictures"]) }) }));
  const content = { site: { address: { countryCode } }, suites, suiteRates: new Map(), ...parts };
  return reminders(content as unknown as Content).map((sentence) => /^\S+/.exec(sentence)?.[0]);
};

test("reminds of missing rates and pictures, and in Greece of missing safety documents", () => {
  const none = { safety: null, rates: null, pictures: 6 };
  const others = ["content/rates.yml", "content/suites/loft/suite.yml"];
  expect(remindersOf("GR", none)).toEqual(["content/safety.yml", ...others]);
  expect(remindersOf("PT", none)).toEqual(others);
  expect(remindersOf("GR", { safety: {}, rates: {}, pictures: 8 })).toEqual([]);
});

test("names the suites without rates if only some have their own and the house has none", () => {
  const suites = ["loft", "garden", "tower"];
  const parts = { safety: {}, rates: null, pictures: 8, suiteRates: new Map([["garden", {}]]) };
  const files = ["content/suites/loft/rates.yml", "content/suites/tower/rates.yml"];
  expect(remindersOf("GR", parts, suites)).toEqual(files);
  expect(remindersOf("GR", { ...parts, rates: {} }, suites)).toEqual([]);
});
