/** Times of day as people write them: 24 hours, no leading zero, ranges with an en dash (the README of the design). */

/** `07:30` → `7:30`, `15:00` → `15:00`. */
export const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, "");

/** Comes after the dash, so that a line never ends in the middle of a range. It cannot be seen. */
const joiner = "\u2060";

/** `23:00`, `07:00` → `23:00–7:00`. */
export const formatTimeRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${joiner}${formatTime(to)}`;
