/**
 * POST {} with the maintenance secret (`x-maintenance-secret`) → {emails, pictures, deleted, statistics}. Called by the schedule: sends
 * emails that are still waiting, removes files of deleted pictures, deletes what has expired and rolls statistics up. A part that
 * fails stops none of the others; it is reported at the end, with what was done.
 */
import * as v from "valibot";
import { Failure, success } from "../_shared/answer.ts";
import { sameSecret } from "../_shared/digest.ts";
import { deliver } from "../_shared/email/deliver.ts";
import { queuedEmailsSchema } from "../_shared/email/queued-email.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { describeError } from "../_shared/log.ts";
import { readBody } from "../_shared/read-body.ts";
import type { Services } from "../_shared/services.ts";

/** Emails sent in one run, at the provider's pace within the time that `deliver` takes; the schedule runs often enough for the rest. */
const emailsAtOnce = 50;

const sendWaiting = async (services: Services): Promise<number> => {
  const claimed = await services.database.call("claim_outgoing_emails", { p_limit: emailsAtOnce });
  return deliver(v.parse(queuedEmailsSchema, claimed), services);
};

const removePictures = async ({ database, storage }: Services): Promise<number> => {
  const paths = await database.call("expired_picture_paths", {});
  if (paths.length > 0) {
    await storage.remove(paths);
    await database.call("delete_expired_pictures", { p_paths: paths });
  }
  return paths.length;
};

/** In this order: first what somebody is waiting for, last what may take long. */
const parts: readonly (readonly [string, (services: Services) => Promise<unknown>])[] = [
  ["emails", sendWaiting],
  ["pictures", removePictures],
  ["deleted", ({ database }) => database.call("purge_expired", {})],
  ["statistics", ({ database }) => database.call("run_maintenance", {})],
];

export const endpoint: Endpoint = {
  name: "purge",
  methods: ["POST"],
  handle: async (request, services) => {
    const { environment, log } = services;
    const secret = request.headers.get("x-maintenance-secret");
    if (environment.maintenanceSecret === undefined) throw new Failure("not_configured");
    if (secret === null) throw new Failure("not_signed_in");
    if (!(await sameSecret(secret, environment.maintenanceSecret))) throw new Failure("not_allowed");
    await readBody(request, v.object({}));
    const done: Record<string, unknown> = {};
    for (const [name, work] of parts) {
      try {
        done[name] = await work(services);
      } catch (error) {
        log.error("part failed", { part: name, ...describeError(error) });
      }
    }
    if (Object.keys(done).length < parts.length) throw new Failure("internal", { done });
    return success(done);
  },
};
