/**
 * Certificates, rates and offers that have expired or expire soon, and certificates dated in the future. The build does not
 * stop because of them, but the owner has to act. Pure functions.
 */
import { addDays } from "../../src/lib/booking/days";
import { warningDays } from "../../src/lib/house-dates";
import type { Content } from "./content";
import { fieldName } from "./content-issue";
import { ratesByFile } from "./suite-terms";

/** A place in the content, and what the owner has to do there, as a sentence. */
export interface OwnerTask {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly task: string;
}

type Sources = Pick<Content, "safety" | "offers" | "rates" | "suiteRates" | "files">;

/** The last days of certificates, offers and rates, and the task of the owner before and after each. */
const lastDays = ({ safety, offers, rates, suiteRates }: Sources) => [
  ...(safety?.items ?? []).flatMap(({ label: { en }, lapses: day }, index) => {
    if (day === undefined) return [];
    const upcoming = `“${en}” expires on ${day}: have it renewed, then update its days.`;
    const past = `“${en}” expired on ${day}: have it renewed, then update its days.`;
    return [{ file: "content/safety.yml", path: ["items", index, "lapses"], day, upcoming, past }];
  }),
  ...(offers?.offers ?? []).map(({ id, to: day }, index) => {
    const upcoming = `The offer “${id}” ends on ${day}: extend it, or prepare another.`;
    const past = `The offer “${id}” ended on ${day} and is not shown: remove it.`;
    return { file: "content/offers.yml", path: ["offers", index, "to"], day, upcoming, past };
  }),
  ...ratesByFile({ rates, suiteRates }).map(([file, { validUntil: day }]) => {
    const upcoming = `The rates end on ${day}: add those of later nights.`;
    const past = `The rates ended on ${day}, and no price is shown: add those of later nights.`;
    return { file, path: ["validUntil"], day, upcoming, past };
  }),
];

/** Certificates and inspections with a day after `today`, although they are said to have been issued or done. */
const futureDays = ({ safety }: Sources, today: string) =>
  (safety?.items ?? []).flatMap(({ label: { en }, date: day }, index) => {
    if (day === undefined || day <= today) return [];
    const task = `“${en}” is dated ${day}, which is in the future: correct the day on which it was issued, bought or done.`;
    return [{ file: "content/safety.yml", path: ["items", index, "date"], task }];
  });

/**
 * Certificates, rates and offers whose last day of validity is before `today` (YYYY-MM-DD, in the house's time zone) or at
 * most `warningDays` after it, and certificates dated after `today`.
 */
export const dueDates = (sources: Sources, today: string): readonly OwnerTask[] =>
  [
    ...lastDays(sources)
      .filter(({ day }) => day <= addDays(today, warningDays))
      .map(({ day, upcoming, past, ...place }) => ({ ...place, task: day < today ? past : upcoming })),
    ...futureDays(sources, today),
  ].map(({ file, path, task }) => ({
    file,
    line: sources.files.get(file)?.lineOf(path) ?? 1,
    field: fieldName(path),
    task,
  }));
