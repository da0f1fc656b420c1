/** What has run out, or soon will: papers of the house, rates and offers. No mistake of the content, but somebody has to see to it. Pure. */
import { addDays } from "../../src/lib/booking/days";
import { warningDays } from "../../src/settings/safety";
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
 * Everything with a day that has passed, and papers and rates that end within 30 days, as of `today` (YYYY-MM-DD, the house's day).
 * A paper or a rate holds through its last day.
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
  const passed = (offers?.offers ?? []).flatMap(({ id, to }, index) =>
    to < today
      ? at("content/offers.yml", ["offers", index], `The offer “${id}” ended on ${to} and is not shown: remove it.`)
      : [],
  );
  const ending =
    rates !== null && rates.validUntil <= soon
      ? [at("content/rates.yml", ["validUntil"], `The rates end on ${rates.validUntil}: add those of later nights.`)]
      : [];
  return [...papers, ...passed, ...ending];
};
