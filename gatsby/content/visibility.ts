/** Whether a post is public on a day. */
import type { PostHead } from "./schema/texts";

/** Whether a post is public on a day: it is not a draft, and its date is not later. The development server shows all posts. */
export const isPublished = ({ draft, date }: Pick<PostHead, "draft" | "date">, today: string): boolean =>
  draft !== true && date <= today;

/** Whether a day is more than two years in the future, which is probably a typing error. Days are YYYY-MM-DD. */
export const isFarAhead = (day: string, today: string): boolean =>
  day > `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
