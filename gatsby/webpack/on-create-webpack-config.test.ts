import { DefinePlugin, ProvidePlugin } from "webpack";
import type { Content } from "../content/content";
import { buildYear, keepNodesFetch } from "./on-create-webpack-config";

afterEach(() => jest.useRealTimers());

test.each([
  ["Europe/Athens", "2027"],
  ["Europe/Lisbon", "2026"],
])("the year in the footer is that of the house, for a build shortly before midnight in UTC: %s", (timeZone, year) => {
  jest.useFakeTimers({ now: new Date("2026-12-31T22:15:00Z") });
  expect(buildYear({ site: { hours: { timeZone } } } as Content)).toBe(year);
});

test("rendering keeps Node's fetch, and every other plugin", () => {
  const others = [new DefinePlugin({ A: "1" }), new ProvidePlugin({ Buffer: "buffer" })];
  const config = { plugins: [...others, new ProvidePlugin({ fetch: "node-fetch", "global.fetch": "node-fetch" })] };
  keepNodesFetch(config);
  expect(config.plugins).toEqual(others);
});
