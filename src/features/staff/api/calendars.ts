/** Calendar feeds, and nights blocked by hand. */
import * as v from "valibot";
import type { Day } from "../../../lib/booking/days";
import { type Block, type BlockedNights, type Feed, feedColumns, feedSchema } from "../calendars/feed";
import { invokeFunction, mutate, query, queryAll, queryOptional } from "./query";

/** The calendar feeds as they were read last. */
export const listCalendars = async (): Promise<readonly Feed[]> =>
  v.parse(
    v.array(feedSchema),
    await query((backend) => backend.from("calendar_snapshots").select(feedColumns).order("feed")),
  );

const readingSchema = v.object({ feeds: v.array(v.object({ label: v.string(), problem: v.nullable(v.string()) })) });

/** Has all calendar feeds read now. Returns for each why its reading was rejected, if it was; throws a `FunctionError`. */
export const readCalendars = async (): Promise<v.InferOutput<typeof readingSchema>["feeds"]> =>
  v.parse(readingSchema, await invokeFunction("calendars", {})).feeds;

/** Nights blocked by hand that are not over on a day, the next first. */
export const listBlockedNights = (today: Day): Promise<readonly BlockedNights[]> =>
  queryAll((backend, first, last) =>
    backend
      .from("blocked_nights")
      .select("id, first_night, departure, reason")
      .gt("departure", today)
      .order("first_night")
      .order("id")
      .range(first, last),
  );

/** Takes nights away from guests, from the first night to the day of departure. */
export const blockNights = ({ first_night, departure, reason }: Block) =>
  queryOptional((backend) => backend.from("blocked_nights").insert({ first_night, departure, reason: reason.trim() }));

/** Gives blocked nights back to guests. */
export const freeNights = (id: string) =>
  mutate((backend) => backend.from("blocked_nights").delete().eq("id", id).select("id"));
