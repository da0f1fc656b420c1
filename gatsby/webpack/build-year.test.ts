import type { Content } from "../content/content";
import { buildYear } from "./build-year";

afterEach(() => jest.useRealTimers());

test.each([
  ["Europe/Athens", "2027"],
  ["Europe/Lisbon", "2026"],
])("the year in the footer is that of the house, for a build shortly before midnight in UTC: %s", (timeZone, year) => {
  jest.useFakeTimers({ now: new Date("2026-12-31T22:15:00Z") });
  expect(buildYear({ site: { hours: { timeZone } } } as Content)).toBe(year);
});
