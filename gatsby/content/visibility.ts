/** Which posts the public sees, and on which day. */
import type { PostHead } from "./schema/journal";

/** Where the house’s days begin and end while site.yml cannot be read. */
export const zoneWithoutSite = "UTC";

/** Whether a post is public on a day: neither a draft nor of a later date. While editing, every post is shown. */
export const isPublished = ({ draft, date }: Pick<PostHead, "draft" | "date">, today: string): boolean =>
  draft !== true && date <= today;

/** Whether a day is more than two years ahead, so that its year is probably mistyped. Days are YYYY-MM-DD. */
export const isFarAhead = (day: string, today: string): boolean =>
  day > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
