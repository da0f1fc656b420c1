/** Rates: every day has one price. Rates that have ended are no mistake: then no price is shown, and `check:launch` tells it. */
import type { CheckTools, Draft } from "../content";
import type { RatesFile } from "../schema/rates";
import { statedFacts } from "../facts";
import { reportIn } from "../report-in";
import type { FieldPath } from "../yaml-places";
import { addDays } from "../../../src/lib/booking/days";
import { isInSeason } from "../../../src/lib/booking/season";

type Season = RatesFile["seasons"][number];

const isDated = ({ from }: Season): boolean => from.length === 10;

/** All days of a leap year as `MM-DD`: every day that a season of every year can name. */
const daysOfYear = Array.from({ length: 366 }, (_, index) => addDays("2024-01-01", index).slice(5));

interface Finding {
  readonly path: FieldPath;
  readonly problem: string;
  readonly fix: string;
}

/** The first day that two seasons of one kind both name, and the seasons. */
const overlap = (
  seasons: readonly Season[],
  days: readonly string[],
): readonly [string, Season, Season] | undefined => {
  for (const day of days) {
    const [first, second] = seasons.filter((season) => isInSeason(day, season));
    if (first !== undefined && second !== undefined) return [day, first, second];
  }
  return undefined;
};

const checkDates = ({ seasons }: RatesFile): Finding | undefined => {
  const mixed = seasons.findIndex(({ from, to }) => from.length !== to.length);
  if (mixed >= 0)
    return {
      path: ["seasons", mixed, "to"],
      problem: "One day of the season has a year and the other has none.",
      fix: "Write both with a year, for that year alone, or both without, for every year.",
    };
  const turned = seasons.findIndex((season) => isDated(season) && season.to < season.from);
  if (turned >= 0)
    return {
      path: ["seasons", turned, "to"],
      problem: "The season ends before it begins.",
      fix: "Exchange the two days.",
    };
  const yearly = seasons.filter((season) => !isDated(season));
  const dated = seasons.filter(isDated);
  const twice =
    overlap(yearly, daysOfYear) ??
    overlap(
      dated,
      dated.flatMap(({ from, to }) => [from, to]),
    );
  if (twice !== undefined) {
    const [day, first, second] = twice;
    return {
      path: ["seasons", seasons.indexOf(second)],
      problem: `“${first.id}” and “${second.id}” both have the night of ${day}.`,
      fix: "Let one of them end on the day before.",
    };
  }
  const missing = daysOfYear.find((day) => !yearly.some((season) => isInSeason(day, season)));
  return missing === undefined
    ? undefined
    : {
        path: ["seasons"],
        problem: `The night of ${missing} has no price in any year.`,
        fix: "Lengthen a season, or add one: seasons without a year have to cover the whole of it.",
      };
};

const checkRest = (rates: RatesFile): readonly Finding[] => [
  ...rates.seasons.flatMap((season, index) =>
    season.weekendNight !== undefined && rates.weekend.length === 0
      ? [
          {
            path: ["seasons", index, "weekendNight"],
            problem: "There is a price for nights of the weekend, and no night belongs to it.",
            fix: "Add “weekend: [fri, sat]” above the seasons.",
          },
        ]
      : [],
  ),
  ...rates.lengthDiscounts.flatMap(({ nights }, index) =>
    rates.lengthDiscounts.findIndex((other) => other.nights === nights) < index
      ? [
          {
            path: ["lengthDiscounts", index, "nights"],
            problem: `There are two discounts for ${nights} nights.`,
            fix: "Remove one of them.",
          },
        ]
      : [],
  ),
];

/** Overlapping seasons, nights without a price, a currency other than that of the fees. */
export const checkRates = (draft: Draft, tools: CheckTools): void => {
  const { rates, stay } = draft;
  if (rates === undefined || rates === null) return;
  const report = reportIn(draft, "content/rates.yml", tools);
  const dates = checkDates(rates);
  for (const { path, problem, fix } of [...(dates === undefined ? [] : [dates]), ...checkRest(rates)])
    report(path, problem, fix);
  const currency = stay && statedFacts(stay).flatMap(([, fact]) => (fact.type === "money" ? fact.currency : []))[0];
  if (currency !== undefined && currency !== rates.currency)
    report(
      ["currency"],
      `The rates are in ${rates.currency}, the fees of content/stay.yml in ${currency}.`,
      "Write all amounts in one currency.",
    );
};
