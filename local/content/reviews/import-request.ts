/** Reads the arguments of `npm run import:reviews` and chooses how to read the table. */
import { Refusal, readOptions, refusalWith } from "../../refusal";
import { languageIn, type DateOrder, dateOrders, reviewFields } from "./review-cells";
import { isLanguageCode } from "../../../gatsby/both-languages";
import { type Profile, columnsIn, fittingProfiles, missingColumns } from "./review-profiles";
import type { Table } from "./review-table";

interface ImportRequest {
  readonly path: string;
  readonly from: string | undefined;
  readonly dates: DateOrder | undefined;
  readonly language: string | undefined;
  readonly dryRun: boolean;
}

const usage = `npm run import:reviews -- reviews.csv
  --dry-run            show what would be imported, and write nothing
  --from booking       whose export it is, if its columns do not show it: booking, airbnb, google, tripadvisor, own,
                       or an id of content/reviews/import.yml
  --dates day-first    how 02/05/2026 is meant: day-first or month-first
  --language de        the language of the reviews, if the table does not contain it; if left out, it is guessed from the text`;

const refuse: (mistake: string) => never = refusalWith(usage);

const options = {
  "dry-run": { type: "boolean", default: false },
  from: { type: "string" },
  dates: { type: "string" },
  language: { type: "string" },
} as const;

/** Reads the command line. Throws a Refusal with the mistake and the command's usage. */
export const readImportRequest = (args: readonly string[]): ImportRequest => {
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return refuse("Name one file.");
  const dates = dateOrders.find((order) => order === values.dates);
  if (values.dates !== undefined && dates === undefined)
    refuse(`“--dates ${values.dates}” is not known. Write one of: ${dateOrders.join(", ")}.`);
  const language = values.language === undefined ? undefined : languageIn(values.language);
  if (language !== undefined && !isLanguageCode(language))
    refuse(`“${values.language ?? ""}” is not a language. Write its code of ISO 639: en, el, de, nl.`);
  return { path, from: values.from, dates, language, dryRun: values["dry-run"] };
};

const nameOf = ({ name, id }: Profile): string => name ?? id;

const unknownTable = (profiles: readonly Profile[], table: Table): Refusal => {
  const known = profiles.map(nameOf).filter((name) => name !== "own");
  const names = [...table.names.values()];
  const example = names.slice(0, 3).map((name, index) => `      ${["date", "score", "text"][index] ?? ""}: "${name}"`);
  return new Refusal(
    `No known export has these columns: ${names.join(", ")}.
The known exports are those of ${known.join(", ")}, and tables with some of these columns: ${reviewFields.join(", ")}.
Or write into content/reviews/import.yml which column contains what; from then on the command recognises the table:

tables:
  - id: other-site
    scale: 5
    columns:
${example.join("\n")}`,
  );
};

/** The profile for a table: the named one, or the one that matches its columns. Throws a Refusal if there is none. */
export const profileFor = (table: Table, profiles: readonly Profile[], from: string | undefined): Profile => {
  const keys = [...table.names.keys()];
  if (from !== undefined) {
    const wanted = from.toLowerCase();
    const profile = profiles.find(({ id, source, name }) => [id, source, name?.toLowerCase()].includes(wanted));
    if (profile === undefined)
      throw new Refusal(`“--from ${from}” is not known. Write one of: ${profiles.map(({ id }) => id).join(", ")}.`);
    const missing = missingColumns(profile, columnsIn(profile, keys));
    if (missing.length > 0)
      throw new Refusal(
        `This table lacks columns that a table of ${nameOf(profile)} has: ${missing.join(", ")}.\nIt has: ${[...table.names.values()].join(", ")}.`,
      );
    return profile;
  }
  const [profile, ...others] = fittingProfiles(profiles, keys);
  if (profile === undefined) throw unknownTable(profiles, table);
  if (others.length > 0)
    throw new Refusal(
      `The table could be one of ${[profile, ...others].map(nameOf).join(", ")}. Say which: --from ${profile.id}.`,
    );
  return profile;
};
