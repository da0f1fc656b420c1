/** Measured values, counts and shares as people write them. */
import { type Language, languageFacts } from "../../settings/languages";
import type { Metric } from "./metrics";

/** Metrics that are told in seconds: long enough that nobody counts milliseconds. */
const inSeconds: readonly Metric[] = ["lcp", "fcp"];

const write = (value: number, language: Language, digits: number): string =>
  new Intl.NumberFormat(languageFacts[language].format, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  }).format(value);

/** The number without its unit: `("lcp", 2514)` → `2.51`, `("inp", 215.4)` → `215`, `("cls", 0.0432)` → `0.043`. */
export const formatBare = (metric: Metric, value: number, language: Language): string => {
  if (metric === "cls") return write(value, language, 3);
  return inSeconds.includes(metric) ? write(value / 1000, language, 2) : write(value, language, 0);
};

/** With its unit, after a space that does not break: `2.51 s`, `215 ms`, `0.043`. */
export const formatMetric = (metric: Metric, value: number, language: Language): string => {
  const bare = formatBare(metric, value, language);
  if (metric === "cls") return bare;
  return `${bare}\u00a0${inSeconds.includes(metric) ? "s" : "ms"}`;
};

/** A limit, with no more digits than it has: `2500` of lcp → `2.5`, `0.25` of cls → `0.25`. */
export const formatLimit = (metric: Metric, value: number, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].format, { maximumFractionDigits: 2 }).format(
    inSeconds.includes(metric) ? value / 1000 : value,
  );

/** Milliseconds of a file: always in seconds. */
export const formatSeconds = (milliseconds: number, language: Language): string =>
  `${write(milliseconds / 1000, language, 2)}\u00a0s`;

export const formatCount = (count: number, language: Language): string => write(count, language, 0);

/** A part of a whole in percent, with one digit: `3` of `40` → `7.5%`, in Greek `7,5%`. Nothing of nothing is `0%`. */
export const formatShare = (part: number, whole: number, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].format, { style: "percent", maximumFractionDigits: 1 }).format(
    whole === 0 ? 0 : part / whole,
  );

/** A day in short, for axes and tables: `24 Oct`, `24 Οκτ`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].format, { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(day),
  );
