/** Checks that every day has exactly one price. Rates that have ended are allowed: no price is shown then, and `check:launch` reports it. */
import type { CheckTools, Draft } from "../content";
import type { RatesFile } from "../schema/rates";
import { suiteRatesFile } from "../suite-terms";
import { statedFacts } from "../facts";
import { type ReportField, reportIn } from "../report-in";
import { addDays } from "../../../src/lib/booking/days";
import { isInSeason } from "../../../src/lib/booking/season";

type Season = RatesFile["seasons"][number];

const isDated = ({ from }: Season): boolean => from.length === 10;

/** All days of a leap year as `MM-DD`: every day that a yearly season can contain. */
const daysOfYear = Array.from({ length: 366 }, (_, index) => addDays("2024-01-01", index).slice(5));

/** The first of `days` that two seasons both contain, with these seasons. */
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

/** Reports at most one issue, because later ones usually follow from the first. */
const checkDates = ({ seasons }: RatesFile, report: ReportField): void => {
  const mixed = seasons.findIndex(({ from, to }) => from.length !== to.length);
  if (mixed >= 0) {
    const fix = "Write both with a year, for that year alone, or both without, for every year.";
    report(["seasons", mixed, "to"], "One day of the season has a year and the other has none.", fix);
    return;
  }
  const reversed = seasons.findIndex((season) => isDated(season) && season.to < season.from);
  if (reversed >= 0) {
    report(["seasons", reversed, "to"], "The season ends before it begins.", "Exchange the two days.");
    return;
  }
  const yearly = seasons.filter((season) => !isDated(season));
  const dated = seasons.filter(isDated);
  const daysOfDated = dated.flatMap(({ from, to }) => [from, to]);
  const twice = overlap(yearly, daysOfYear) ?? overlap(dated, daysOfDated);
  if (twice !== undefined) {
    const [day, first, second] = twice;
    const problem = `“${first.id}” and “${second.id}” both have the night of ${day}.`;
    report(["seasons", seasons.indexOf(second)], problem, "Let one of them end on the day before.");
    return;
  }
  const missing = daysOfYear.find((day) => !yearly.some((season) => isInSeason(day, season)));
  if (missing === undefined) return;
  const fix = "Lengthen a season, or add one: seasons without a year have to cover the whole of it.";
  report(["seasons"], `The night of ${missing} has no price in any year.`, fix);
};

const checkFile = (rates: RatesFile, file: string, draft: Draft, tools: CheckTools): void => {
  const report = reportIn(draft, file, tools);
  checkDates(rates, report);
  rates.seasons.forEach(({ weekendNight }, index) => {
    if (weekendNight === undefined || rates.weekend.length > 0) return;
    const problem = "There is a price for nights of the weekend, and no night belongs to it.";
    report(["seasons", index, "weekendNight"], problem, "Add “weekend: [fri, sat]” above the seasons.");
  });
  rates.lengthDiscounts.forEach(({ nights }, index) => {
    if (rates.lengthDiscounts.findIndex((other) => other.nights === nights) === index) return;
    const problem = `There are two discounts for ${nights} nights.`;
    report(["lengthDiscounts", index, "nights"], problem, "Remove one of them.");
  });
  const { stay } = draft;
  const currency = stay && statedFacts(stay).flatMap(([, fact]) => (fact.type === "money" ? fact.currency : []))[0];
  if (currency === undefined || currency === rates.currency) return;
  const problem = `The rates are in ${rates.currency}, the fees of content/stay.yml in ${currency}.`;
  report(["currency"], problem, "Write all amounts in one currency.");
};

/**
 * For the house's rates and those of each suite: reports overlapping seasons, nights without a price, duplicate discounts,
 * and a currency that differs from that of the fees.
 */
export const checkRates = (draft: Draft, tools: CheckTools): void => {
  if (draft.rates) checkFile(draft.rates, "content/rates.yml", draft, tools);
  for (const [suite, rates] of draft.suiteRates) checkFile(rates, suiteRatesFile(suite), draft, tools);
};
