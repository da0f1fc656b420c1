/** What has run out, or soon will: papers of the house, rates and offers. No mistake of the content, but somebody has to see to it. Pure. */
import { addDays } from "../../src/lib/booking/days";
import { warningDays } from "../../src/settings/due-dates";
import type { Content } from "./content";
import type { ContentFile } from "./content-file";
import { type FieldPath, fieldName } from "./yaml-places";

export interface DueDate {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly field: string;
  /** What is to be done, as a sentence. */
  readonly task: string;
}

type Sources = Pick<Content, "safety" | "offers" | "rates"> & { readonly files: ReadonlyMap<string, ContentFile> };

/**
 * Papers, rates and offers whose last day has passed or comes within 30 days, as of `today` (YYYY-MM-DD, the house's day).
 * Each holds through its last day.
 */
export const dueDates = ({ safety, offers, rates, files }: Sources, today: string): readonly DueDate[] => {
  const soon = addDays(today, warningDays);
  /** `passed` is said of a day that is over, `comes` of one that is near. */
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
    ...(rates === null
      ? []
      : due(
          "content/rates.yml",
          ["validUntil"],
          rates.validUntil,
          `The rates ended on ${rates.validUntil}, and no price is shown: add those of later nights.`,
          `The rates end on ${rates.validUntil}: add those of later nights.`,
        )),
  ];
};
