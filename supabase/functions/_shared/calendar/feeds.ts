/** The calendar feeds: the secret `CALENDAR_FEEDS`, a JSON list. Their URLs contain tokens and must not appear in responses or logs. */
import * as v from "valibot";
import { suiteField } from "../../../../src/lib/forms/person-fields.ts";

const isPattern = (text: string): boolean => {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
};

const feedSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  address: v.pipe(v.string(), v.url()),
  /** The id of the suite whose calendar it is; left out for a calendar of the whole house. */
  suite: v.optional(suiteField),
  /** What the end of an entry means: the day of departure, or the last night. */
  ends: v.optional(v.picklist(["checkout", "lastNight"]), "checkout"),
  /** Whether the nights of an entry marked as “free” (TRANSP:TRANSPARENT) count as taken or as free. */
  transparent: v.optional(v.picklist(["taken", "free"]), "taken"),
  /** Whether an entry that ends on the day it begins counts as one night or is ignored. */
  sameDay: v.optional(v.picklist(["ignore", "night"]), "night"),
  /** A pattern for titles. If it matches the title of the last entry, the nights of that entry are not open for booking yet. */
  window: v.optional(v.pipe(v.string(), v.maxLength(200), v.check(isPattern))),
});

export const feedsSchema = v.pipe(
  v.array(feedSchema),
  v.maxLength(40),
  v.check((feeds) => new Set(feeds.map(({ id }) => id)).size === feeds.length),
);

export type Feed = v.InferOutput<typeof feedSchema>;
