/** Certificates, rates and offers that have expired or expire soon. These are not mistakes in the content, but the owner has to act. Pure functions. */
import { addDays } from "../../src/lib/booking/days";
import { warningDays } from "../../src/settings/due-dates";
import type { Content } from "./content";
import type { ContentFile } from "./content-file";
import { suiteRatesFile } from "./suite-terms";
import { type FieldPath, fieldName } from "./yaml-places";

export interface DueDate {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly field: string;
  /** What the owner has to do, as a sentence. */
  readonly task: string;
}

type Sources = Pick<Content, "safety" | "offers" | "rates" | "suiteRates"> & {
  readonly files: ReadonlyMap<string, ContentFile>;
};

/**
 * Certificates, rates and offers whose last day is before `today` (YYYY-MM-DD, the house's day) or within the next 30 days.
 * Each is valid until the end of its last day.
 */
export const dueDates = ({ safety, offers, rates, suiteRates, files }: Sources, today: string): readonly DueDate[] => {
  const soon = addDays(today, warningDays);
  /** Returns the task `passed` if the day is over, `comes` if it is near, and nothing otherwise. */
  const due = (file: string, path: FieldPath, day: string, passed: string, comes: string): DueDate[] =>
    day > soon
      ? []
      : [
          {
            file,
            line: files.get(file)?.lineOf(path) ?? 1,
            field: fieldName(path),
            task: day < today ? passed : comes,
          },
        ];
  const allRates = [
    ...(rates === null ? [] : [["content/rates.yml", rates] as const]),
    ...[...suiteRates].map(([suite, own]) => [suiteRatesFile(suite), own] as const),
  ];
  return [
    ...(safety?.items ?? []).flatMap(({ label: { en }, lapses }, index) =>
      lapses === undefined
        ? []
        : due(
            "content/safety.yml",
            ["items", index, "lapses"],
            lapses,
            `“${en}” lapsed on ${lapses}: renew it, and correct its days.`,
            `“${en}” lapses on ${lapses}: have it renewed, then correct its days.`,
          ),
    ),
    ...(offers?.offers ?? []).flatMap(({ id, to }, index) =>
      due(
        "content/offers.yml",
        ["offers", index, "to"],
        to,
        `The offer “${id}” ended on ${to} and is not shown: remove it.`,
        `The offer “${id}” ends on ${to}: give it a later day, or have another ready.`,
      ),
    ),
    ...allRates.flatMap(([file, { validUntil }]) =>
      due(
        file,
        ["validUntil"],
        validUntil,
        `The rates ended on ${validUntil}, and no price is shown: add those of later nights.`,
        `The rates end on ${validUntil}: add those of later nights.`,
      ),
    ),
  ];
};
