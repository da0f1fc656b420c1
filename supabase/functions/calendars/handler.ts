/**
 * GET by anybody → `{zone, checkedAt, horizon, taken, notOpen, suites?}`: the availability of the house, and of each suite if it has several.
 * POST {} by the schedule (`x-maintenance-secret`) or staff → `{feeds: [{id, label, problem}]}`: reads all feeds, then notifies people of free
 * nights. The problem `notSaved` is only in this response: the state of that feed could not be stored.
 */
import * as v from "valibot";
import { type Availability, isStale, nightsOfSuite } from "../../../src/lib/booking/availability.ts";
import { Failure, success } from "../_shared/answer.ts";
import { mergeAvailability } from "../_shared/calendar/snapshot.ts";
import { deliver } from "../_shared/email/deliver.ts";
import { queuedEmailsSchema } from "../_shared/email/queued-email.ts";
import type { Endpoint, Services } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import { requireSchedule, requireStaff } from "../_shared/caller.ts";
import { readAll, scopeOf, stateOf } from "./read-all.ts";

/** The availability according to the stored readings and blocked nights. */
const availabilityNow = async (services: Services): Promise<Availability> => {
  const { environment, clock } = services;
  const suites = environment.facts.suites.map(({ id }) => id);
  const state = await stateOf(services);
  return mergeAvailability(state, environment.calendarFeeds, scopeOf(services), clock.now(), suites);
};

/**
 * Notifies the people who wait for nights that are free now (../free-nights), and deletes requests whose arrival has passed. All nights of a
 * suite count as not free if one of its calendars, or one of the whole house, was not read successfully within the last day. In a house with
 * several suites, a request that names no suite is about the first one: the link in the email leads to it.
 */
const notifyOfFreeNights = async (services: Services): Promise<void> => {
  const { database, clock, afterwards } = services;
  const { today } = scopeOf(services);
  const now = clock.now();
  const known = await availabilityNow(services);
  const suites = Object.keys(known.suites ?? {});
  const gone = (suite: string | undefined) => {
    const nights = nightsOfSuite(known, suite);
    if (isStale(nights, now)) return [[today, "9999-12-31"]];
    return [...nights.taken, ...nights.notOpen, [nights.horizon, "9999-12-31"]];
  };
  const emails = v.parse(
    queuedEmailsSchema,
    (await database.call("tell_of_free_nights", {
      p_gone: { "": gone(suites[0]), ...Object.fromEntries(suites.map((suite) => [suite, gone(suite)])) },
      p_today: today,
    })) ?? [],
  );
  if (emails.length > 0) afterwards(deliver(emails, services));
};

const requireScheduleOrStaff = async (request: Request, services: Services): Promise<void> => {
  if (request.headers.has("x-maintenance-secret")) return requireSchedule(request, services);
  await requireStaff(request, services);
  const wait = await services.database.call("take_rate_limit", {
    p_scope: "calendars",
    p_subject: "site",
    p_limit: 2,
    p_window_seconds: 60,
  });
  if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
};

export const endpoint: Endpoint = {
  name: "calendars",
  methods: ["GET", "POST"],
  handle: async (request, services) => {
    if (request.method === "GET") {
      const availability = await availabilityNow(services);
      return success(availability, { "cache-control": "public, max-age=60", "access-control-allow-origin": "*" });
    }
    await requireScheduleOrStaff(request, services);
    await readBody(request, v.object({}));
    const feeds = await readAll(services);
    await notifyOfFreeNights(services);
    return success({ feeds });
  },
};
