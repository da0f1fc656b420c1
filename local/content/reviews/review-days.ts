/** Reads dates as platforms and spreadsheets write them. Pure functions. */
import { foldLetters } from "../../../src/lib/text/fold";
import { languages } from "../../../src/settings/languages";
import type { DateOrder } from "./review-cells";

/** A day as YYYY-MM-DD, or the reason why there is none. */
type ReadDay = { readonly day: string } | { readonly problem: string; readonly fix: string };

const two = (part: number | string): string => String(part).padStart(2, "0");

const plain = (word: string): string => foldLetters(word).replaceAll(".", "");

/** Names and abbreviations of months in the site's languages → number of the month. */
const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => {
      const date = new Date(Date.UTC(2024, index, 1));
      const forms = (["long", "short"] as const).flatMap((month) =>
        [{ month }, { month, day: "numeric" } as const].map(
          (options) =>
            new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
              .formatToParts(date)
              .find(({ type }) => type === "month")?.value ?? "",
        ),
      );
      return forms.map((form) => [plain(form), index + 1] as const);
    }).flat(),
  ),
);

/**
 * Converts a spreadsheet's serial number, in days since 30 December 1899. Accepts only days from 2000 to 2099, so that
 * other numbers are not read as dates.
 */
const ofSerial = (serial: number): string | undefined =>
  serial < 36_526 || serial > 73_050
    ? undefined
    : new Date(Date.UTC(1899, 11, 30) + serial * 864e5).toISOString().slice(0, 10);

const noDay = (written: string) => ({
  problem: `“${written}” is not a day.`,
  fix: "Write the date as year-month-day: 2026-05-21.",
});

const inWords = (written: string, [first = "", second = "", year = ""]: readonly string[]): ReadDay => {
  const month = months.get(plain(first)) ?? months.get(plain(second));
  const day = /^\d/.test(first) ? first : second;
  return month === undefined ? noDay(written) : { day: `${year}-${two(month)}-${two(parseInt(day, 10))}` };
};

/** Two numbers and a year. The numbers or the given order decide which one is the day. */
const inNumbers = (
  written: string,
  [first, second]: readonly [number, number],
  year: string,
  order: DateOrder | undefined,
): ReadDay => {
  const decides = first === second || first > 12 || second > 12;
  if (!decides && order === undefined) {
    return {
      problem: `“${written}” can be read in two ways: the day first, or the month first.`,
      fix: "Add the order of the whole file to the command: --dates day-first, or --dates month-first.",
    };
  }
  const [day, month] =
    (order ?? (first > 12 ? "day-first" : "month-first")) === "day-first" ? [first, second] : [second, first];
  if (month > 12 && day <= 12) {
    const other = order === "day-first" ? "month-first" : "day-first";
    return {
      problem: `With --dates ${order ?? ""}, “${written}” would be in month ${month}.`,
      fix: `If the dates of the file are ${other}, use --dates ${other}; otherwise correct this date.`,
    };
  }
  return { day: `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}` };
};

/**
 * Reads the day in a cell and ignores a time of day after it. `order` decides how to read 02/05/2026; without it such a
 * date is refused. Whether the day exists is checked later, by the schema.
 */
export const readDay = (written: string, order: DateOrder | undefined): ReadDay => {
  const text = written.replace(/(?:T|,?\s+(?:at\s+)?)\d{1,2}:\d{2}.*$/i, "").trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) {
    const day = ofSerial(Number(text.replace(",", ".")));
    return day === undefined ? noDay(written) : { day };
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso !== null) return { day: `${iso[1] ?? ""}-${two(iso[2] ?? "")}-${two(iso[3] ?? "")}` };
  const numbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text);
  if (numbers !== null) return inNumbers(written, [Number(numbers[1]), Number(numbers[2])], numbers[3] ?? "", order);
  const words =
    /^([\p{L}\p{M}.]+|\d{1,2}(?:st|nd|rd|th)?\.?)[ -]+([\p{L}\p{M}.]+|\d{1,2}(?:st|nd|rd|th)?),?[ -]+(\d{4})$/u.exec(
      text,
    );
  return words === null ? noDay(written) : inWords(written, words.slice(1));
};
