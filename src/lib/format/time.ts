/** Formatting of times: 24 hours, no leading zero, ranges with an en dash (docs/glossary.md). */

/** `07:30` → `7:30`, `15:00` → `15:00`. */
export const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, "");

/** A word joiner after the dash, which prevents a line break within a range. The word joiner is invisible. */
const joiner = "\u2060";

/** `23:00`, `07:00` → `23:00–7:00`. */
export const formatTimeRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${joiner}${formatTime(to)}`;
