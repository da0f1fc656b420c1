/** Converts a row of an export to an entry of `content/reviews/reviews.yml`, without validation. Pure functions. */
import { createHash } from "node:crypto";
import { byLanguage } from "../../../gatsby/both-languages";
import { slugOf } from "../../../gatsby/content/slug";
import {
  booleanIn,
  countryIn,
  countryName,
  initialOf,
  languageIn,
  numberIn,
  scoreIn,
  withoutTranslation,
  type CellIssue,
  type DateOrder,
  type ReviewField,
  responseField,
  translationField,
} from "./review-cells";
import { readDay } from "./review-days";
import type { Profile } from "./review-profiles";

/** Returns the text of a row's field; empty if the table has no such column. */
export type Cells = (field: ReviewField) => string;

/** Information that is not in the row. */
export interface ReadingOptions {
  readonly dates?: DateOrder | undefined;
  /** The language of reviews if the table does not contain it. */
  readonly language?: string | undefined;
  /** Guesses the language of a text and returns its code. */
  readonly guessLanguage: (text: string) => string | undefined;
}

interface RowEntry {
  readonly entry: unknown;
  /** Mistakes that only show in the row, or for which the row allows a clearer message than the entry. */
  readonly issues: readonly CellIssue[];
  /** Whether the language was guessed from the text. */
  readonly isGuessed: boolean;
}

/** The non-empty fields of an object. */
const filled = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== "" && field !== undefined),
  ) as Partial<Value>;

const wordsIn = (cells: Cells): Readonly<Record<"title" | "original" | "positive" | "negative", string>> => {
  const [title, original, positive, negative] = (["title", "text", "positive", "negative"] as const).map((field) =>
    withoutTranslation(cells(field)),
  ) as [string, string, string, string];
  // If the guest wrote only a title, it becomes the text.
  if (original + positive + negative === "") return { title: "", original: title, positive, negative };
  return { title, original, positive, negative };
};

/** Whether a row has neither a title nor a text. */
export const isWordless = (cells: Cells): boolean => Object.values(wordsIn(cells)).every((words) => words === "");

const idOf = (cells: Cells, source: string, day: string, { identity }: Profile): string => {
  if (identity === undefined) return slugOf(`${source} ${cells("reference")}`);
  // One of Google's exports contains the complete path of a review, the other only its last part.
  const valueOf = (field: ReviewField) => (field === "reference" ? cells(field).split("/").at(-1) : cells(field)) ?? "";
  // Without a reference, the day and the guest identify the review; without a guest, the day and the words.
  const guestOrWords = cells("guest") === "" ? Object.values(wordsIn(cells)) : [cells("guest")];
  const parts = cells("reference") === "" ? [day, ...guestOrWords] : identity.map(valueOf);
  return `${source}-${createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 12)}`;
};

const responseIn = (cells: Cells, day: string, guess: (text: string) => string): object | undefined => {
  const own = byLanguage((language) => cells(responseField(language)));
  if (Object.values(own).some((text) => text !== "")) return { ...filled({ date: day }), text: own };
  const original = withoutTranslation(cells("response"));
  return original === "" ? undefined : { ...filled({ date: day }), language: guess(original), original };
};

export const entryOf = (cells: Cells, profile: Profile, options: ReadingOptions): RowEntry => {
  const issues: CellIssue[] = [];
  const report = (field: ReviewField, problem: string, fix: string) => issues.push({ field, problem, fix });
  const dayIn = (field: "date" | "response_date"): string => {
    const read = cells(field) === "" ? { day: "" } : readDay(cells(field), options.dates ?? profile.dates);
    if ("day" in read) return read.day;
    report(field, read.problem, read.fix);
    return "";
  };
  const source = profile.source ?? cells("source");
  const date = dayIn("date");
  const { score, of } = scoreIn(cells("score"));
  const given = cells("scale") === "" ? profile.scale : numberIn(cells("scale"));
  if (of !== undefined && given !== undefined && of !== given)
    report(
      "score",
      `“${cells("score")}” is out of ${of}, but the scores of this table are out of ${given}.`,
      "Correct one of the two.",
    );
  const words = wordsIn(cells);
  const written = cells("language") === "" ? (options.language ?? "") : languageIn(cells("language"));
  const guessed = written === "" ? options.guessLanguage(Object.values(words).filter(Boolean).join("\n")) : undefined;
  const language = written || (guessed ?? "");
  if (language === "")
    report(
      "language",
      "The language of this review is not stated and could not be guessed.",
      "State it for the whole file with --language de, or add a column with it.",
    );
  const country = countryIn(cells("country"));
  const name = byLanguage((shown) => countryName(country, shown));
  if (country !== "" && name.en === "") {
    const fix = "Write its two letters, or its name in English: GR, GB, Germany.";
    report("country", `“${cells("country")}” is not a country.`, fix);
  }
  const translations = filled(byLanguage((into) => (into === language ? "" : cells(translationField(into)))));
  const response = responseIn(cells, dayIn("response_date"), (text) => options.guessLanguage(text) ?? language);
  const scale = of ?? given;
  const entry = {
    id: idOf(cells, source, date, profile),
    guest: { ...filled({ initial: initialOf(cells("guest")) }), ...(name.en !== "" && { country, countryName: name }) },
    date,
    ...(cells("nights") !== "" && { nights: numberIn(cells("nights")) }),
    score,
    ...(scale !== undefined && { scale }),
    ...(cells("verified") !== "" && { verified: booleanIn(cells("verified")) }),
    source,
    text: { language, ...filled(words), ...(Object.keys(translations).length > 0 && { translations }) },
    ...(response !== undefined && { response }),
  };
  return { entry, issues, isGuessed: guessed !== undefined };
};
