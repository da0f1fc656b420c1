/** Requests about calendar feeds and nights blocked by staff. */
import * as v from "valibot";
import type { Day } from "../../../lib/booking/days";
import { type Block, type BlockedNights, type Feed, feedColumns, feedSchema } from "../calendars/feed";
import { isDuplicate } from "./backend-error";
import { queryAll } from "./lists";
import { invokeFunction, mutate, query } from "./query";

/** Key of the query of all feeds. */
export const feedsQueryKey = ["calendars", "feeds"] as const;

/** All calendar feeds with the result of their last reading. */
export const listCalendars = async (): Promise<readonly Feed[]> =>
  v.parse(
    v.array(feedSchema),
    await query((backend) => backend.from("calendar_snapshots").select(feedColumns).order("feed")),
  );

const readingSchema = v.object({ feeds: v.array(v.object({ label: v.string(), problem: v.nullable(v.string()) })) });

/**
 * Makes the server read all calendar feeds now. Returns the label of each feed, and the reason if its reading was rejected. Throws a
 * `FunctionError` if the request fails.
 */
export const readCalendars = async (): Promise<v.InferOutput<typeof readingSchema>["feeds"]> =>
  v.parse(readingSchema, await invokeFunction("calendars", {})).feeds;

/** Blocked nights whose departure is after `today`, earliest first. */
export const listBlockedNights = (today: Day): Promise<readonly BlockedNights[]> =>
  queryAll((backend, first, last) =>
    backend
      .from("blocked_nights")
      .select("id, first_night, departure, suite, reason")
      .gt("departure", today)
      .order("first_night")
      .order("id")
      .range(first, last),
  );

/**
 * Blocks the nights from `first_night` to the night before `departure`, in a suite or in the whole house. Also succeeds if they are already
 * blocked for the same reason, for example by an earlier attempt whose response was lost.
 */
export const blockNights = ({ first_night, departure, suite, reason }: Block) =>
  mutate((backend) =>
    backend.from("blocked_nights").insert({ first_night, departure, suite, reason: reason.trim() }).select("id"),
  ).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });

/** Makes blocked nights available again. */
export const unblockNights = (id: string) =>
  mutate((backend) => backend.from("blocked_nights").delete().eq("id", id).select("id"));
