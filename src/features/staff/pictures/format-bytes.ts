/** Formats file sizes and percentages. */
import { type Language, languageFacts } from "../../../settings/languages";

const write = (value: number, language: Language, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageFacts[language].format, options).format(value);

/** `148,300` → `148 KB`, `3,400,000` → `3.4 MB`; 1 KB is 1,000 bytes. */
export const formatBytes = (bytes: number, language: Language): string =>
  bytes < 999_500
    ? `${write(Math.max(1, Math.round(bytes / 1000)), language, { maximumFractionDigits: 0 })}\u00a0KB`
    : `${write(bytes / 1_000_000, language, { maximumFractionDigits: 1 })}\u00a0MB`;

/** `0.644` → `64%`. */
export const formatPercent = (part: number, language: Language): string =>
  write(part, language, { style: "percent", maximumFractionDigits: 0 });
