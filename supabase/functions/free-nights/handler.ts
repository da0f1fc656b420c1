/**
 * Requests to be notified when nights become free. Notifications are sent after each reading of the calendars (../calendars).
 * POST {action: "ask", email, language, arrival, departure, suite?} → {state: "sent"}
 * POST {action: "check", token} → {state: "unconfirmed" | "already", language, arrival, departure, suite?}: checks a link without changing anything
 * POST {action: "verify", token} → {state: "confirmed" | "already", language, arrival, departure, suite?}
 * POST {action: "withdraw", token} → {state: "unsubscribed"}: deletes the requests of this address for the same nights and suite, and no others
 */
import { freeNightsSchema } from "../../../src/features/free-nights/schema.ts";
import { horizonOf } from "../../../src/lib/booking/availability.ts";
import { todayIn } from "../../../src/lib/booking/days.ts";
import { Failure } from "../_shared/answer.ts";
import { newLink, sha256 } from "../_shared/digest.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import { answerVerification, submit } from "../_shared/submission.ts";

const limit = { attempts: 5, windowSeconds: 3600 };

const linkFunctions = {
  check: "free_night_link",
  verify: "confirm_free_night_notice",
  withdraw: "withdraw_free_night_notice",
} as const;

export const endpoint: Endpoint = {
  name: "free-nights",
  methods: ["POST"],
  handle: async (request, services) => {
    const { environment, database, clock } = services;
    const body = await readBody(request, freeNightsSchema);
    if (body.action !== "ask") {
      const result = await database.call(linkFunctions[body.action], { p_token_hash: await sha256(body.token) });
      return answerVerification(result, services);
    }
    const { email, language, arrival, departure, suite } = body;
    const today = todayIn(environment.facts.timeZone, new Date(clock.now()));
    // No notification could be sent for nights in the past, or beyond the horizon, where they are unknown. Both have the same code.
    if (arrival < today) throw new Failure("invalid_input", { fields: { arrival: "nightsUnknown" } });
    if (departure > horizonOf(today)) throw new Failure("invalid_input", { fields: { departure: "nightsUnknown" } });
    const link = await newLink();
    return submit(request, body, limit, services, (args) =>
      database.call("ask_for_free_nights", {
        ...args,
        ...link,
        p_email: email,
        p_language: language,
        p_arrival: arrival,
        p_departure: departure,
        p_suite: suite ?? null,
      }),
    );
  },
};
