/** An export of two reviews, and the file into which it is imported. */
import { profileFor } from "../../../local/content/reviews/import-request";
import { builtIn, type Profile } from "../../../local/content/reviews/review-profiles";
import { type RowSurroundings, readReviewRows } from "../../../local/content/reviews/review-rows";
import { readTable } from "../../../local/content/reviews/review-table";

export const head =
  "reference,source,guest,country,date,nights,score,verified,language,text,translation_en,translation_el,response_date,response_en,response_el";
export const good =
  '4711,direct,Maria K.,de,2026-05-02,3,9,yes,de,"Sehr ruhig,\nsehr hell.",Very quiet.,Πολύ ήσυχη.,,,';
export const answered = "4712,direct,Γιάννης,GR,2026-06-01,1,8,no,el,Ωραία.,Nice.,,2026-06-03,Thank you.,Ευχαριστούμε.";
export const surroundings = {
  sources: ["direct"],
  scale: 10,
  today: "2026-11-20",
  present: [],
  removed: new Set<string>(),
  guessLanguage: () => undefined,
};
export const tableOf = (...rows: string[]) => [head, ...rows].join("\n");

/** Reads a whole file as the command does. The file's columns decide which profile is used. */
export const readFile = (
  text: string,
  overrides: Partial<RowSurroundings> = {},
  profiles: readonly Profile[] = builtIn,
) => {
  const table = readTable(text);
  const profile = profileFor(table, profiles, undefined);
  const read = readReviewRows(table, { ...surroundings, ...overrides, profile });
  return { ...read, profile, reviews: read.rows.map(({ review }) => review) };
};
export const read = (...rows: string[]) => readFile(tableOf(...rows));

export const file = `# Kept comment
sources:
  - id: direct
    label: { en: "Direct", el: "Απευθείας" }

reviews:
  # The first of all.
  - id: sample-01
    sample: true
    score: 9

  - id: sample-02
    score: 8
`;
