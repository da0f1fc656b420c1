import type { Day } from "../../../lib/booking/days";
import type { BlockedNights } from "../calendars/feed";
import { ask } from "./ask";

/** Nights blocked by hand that are not over on a day, the next first. */
export const listBlockedNights = (today: Day): Promise<readonly BlockedNights[]> =>
  ask((backend) =>
    backend
      .from("blocked_nights")
      .select("id, first_night, departure, reason")
      .gt("departure", today)
      .order("first_night")
      .order("id"),
  );
