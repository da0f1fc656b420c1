/** The fields that an import can read. In this site's own table format, they are also the names of the columns. */
import type { languages } from "../../../src/settings/languages";

export const reviewFields = [
  "reference",
  "source",
  "guest",
  "country",
  "date",
  "nights",
  "score",
  "scale",
  "verified",
  "language",
  "title",
  "text",
  "positive",
  "negative",
  "translation_en",
  "translation_el",
  "response",
  "response_date",
  "response_en",
  "response_el",
] as const;
export type ReviewField = (typeof reviewFields)[number];

export const translationField = (language: (typeof languages)[number]) => `translation_${language}` as const;
export const responseField = (language: (typeof languages)[number]) => `response_${language}` as const;

/** The order of day and month in a date such as 02/05/2026. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A mistake in one cell. */
export interface CellIssue {
  readonly field: ReviewField;
  readonly problem: string;
  readonly fix: string;
}
