/** What an import can take out of a table, and what it calls it. */
import type { languages } from "../../../src/settings/languages";

/** The fields of a review as columns know them. */
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

/** In which order a date such as 02/05/2026 is written. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What is wrong with one cell. */
export interface CellIssue {
  readonly field: ReviewField;
  readonly problem: string;
  readonly fix: string;
}
