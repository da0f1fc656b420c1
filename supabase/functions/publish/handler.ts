/** POST {} by staff → {state: "started", askedAt}. Asks the host to build the site, at most once a minute. `askedAt`: server time, ISO 8601. */
import * as v from "valibot";
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import { requireStaff } from "../_shared/caller.ts";

/** The whole team shares one rate limit. */
const limitKey = { p_scope: "publish", p_subject: "site" } as const;

export const endpoint: Endpoint = {
  name: "publish",
  methods: ["POST"],
  handle: async (request, services) => {
    const { environment, database, log } = services;
    await requireStaff(request, services);
    await readBody(request, v.object({}));
    if (environment.buildHookUrl === undefined) throw new Failure("not_configured");
    const wait = await database.call("take_rate_limit", { ...limitKey, p_limit: 1, p_window_seconds: 60 });
    if (wait > 0) throw new Failure("rate_limited", { retryAfterSeconds: wait });
    const askedAt = new Date(services.clock.now()).toISOString();
    const response = await services
      .fetch(environment.buildHookUrl, { method: "POST", signal: AbortSignal.timeout(10_000) })
      .catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok !== true) {
      log.warn("build hook failed", { status: response?.status });
      // Most likely no build was started, so the rate limit must not block the next attempt.
      await database.call("release_rate_limit", limitKey).catch(() => log.warn("limit not released"));
      throw new Failure("unavailable");
    }
    // The build has started, even if it cannot be recorded.
    const authorization = request.headers.get("authorization") ?? "";
    await database
      .call("current_staff_id", {}, { authorization })
      .then((id) => database.call("log_build", { p_staff: id }))
      .catch(() => log.warn("build not recorded"));
    return success({ state: "started", askedAt });
  },
};
