import * as v from "valibot";
import { type Feed, feedColumns, feedSchema } from "../calendars/feed";
import { ask } from "./ask";

/** The calendar feeds as they were read last. */
export const listCalendars = async (): Promise<readonly Feed[]> =>
  v.parse(
    v.array(feedSchema),
    await ask((backend) => backend.from("calendar_snapshots").select(feedColumns).order("feed")),
  );
