/** `content/rates.yml`: the example in docs/owners.md is valid, and optional fields can be left out. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { ratesSchema } from "./rates";

const [, example = ""] =
  /## Your rates[\s\S]*?```yaml\n([\s\S]*?)```/.exec(readFileSync(resolve("docs/owners.md"), "utf8")) ?? [];

const parsed = (text: string) => v.parse(ratesSchema, parse(text));

test("the example in docs/owners.md has no mistakes and contains every field", () => {
  expect(v.safeParse(ratesSchema, parse(example)).issues).toBeUndefined();
  for (const name of [
    ...Object.keys(ratesSchema.entries),
    "night",
    "weekendNight",
    "minimumNights",
    "closedToArrival",
    "closedToDeparture",
  ])
    if (name !== "sample") expect(example).toMatch(new RegExp(`\\b${name}:`));
});

const minimal = `currency: EUR
vatIncluded: true
validUntil: 2027-12-31
seasons:
  - { id: all, label: { en: a, el: α }, from: "01-01", to: "12-31", night: 90 }
`;

test.each(["", "lengthDiscounts: []\nweekend: []\n", "lengthDiscounts:\nweekend:\ngaps:\n"])(
  "length discounts, weekend nights and gaps may be left out (%j)",
  (more) => {
    expect(parsed(minimal + more)).toMatchObject({
      weekend: [],
      lengthDiscounts: [],
      gaps: { belowMinimum: false, offered: false, discount: 0 },
      seasons: [{ night: 9000, closedToArrival: [], closedToDeparture: [] }],
    });
  },
);

test("a price with three decimals is refused, and the message names no currency, because each file has its own", () => {
  const { issues } = v.safeParse(ratesSchema, parse(minimal.replace("night: 90", "night: 139.555")));
  const messages = issues?.map(({ message }) => message).join();
  expect(messages).toContain("Write the price with two decimals at most");
});

test("prices are in whole cents", () => {
  const night = (price: number) => parsed(minimal.replace("night: 90", `night: ${price}`)).seasons[0]?.night;
  expect([night(139.55), night(139.5), night(140), night(1.15)]).toEqual([13_955, 13_950, 14_000, 115]);
});
