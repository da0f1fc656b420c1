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
  const at = (file: string, path: FieldPath, task: string): DueDate => ({
    file,
    line: files.get(file)?.lineOf(path) ?? 1,
    field: fieldName(path),
    task,
  });
  const soon = addDays(today, warningDays);
  const papers = (safety?.items ?? []).flatMap(({ label, lapses }, index) => {
    if (lapses === undefined || lapses > soon) return [];
    const path = ["items", index, "lapses"];
    return lapses < today
      ? at("content/safety.yml", path, `“${label.en}” lapsed on ${lapses}: renew it, and correct its days.`)
      : at("content/safety.yml", path, `“${label.en}” lapses on ${lapses}: have it renewed, then correct its days.`);
  });
  const endingOffers = (offers?.offers ?? []).flatMap(({ id, to }, index) => {
    if (to > soon) return [];
    const path = ["offers", index, "to"];
    return to < today
      ? at("content/offers.yml", path, `The offer “${id}” ended on ${to} and is not shown: remove it.`)
      : at("content/offers.yml", path, `The offer “${id}” ends on ${to}: give it a later day, or have another ready.`);
  });
  const ending =
    rates !== null && rates.validUntil <= soon
      ? [
          at(
            "content/rates.yml",
            ["validUntil"],
            rates.validUntil < today
              ? `The rates ended on ${rates.validUntil}, and no price is shown: add those of later nights.`
              : `The rates end on ${rates.validUntil}: add those of later nights.`,
          ),
        ]
      : [];
  return [...papers, ...endingOffers, ...ending];
};
