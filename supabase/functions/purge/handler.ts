/**
 * POST {} with the maintenance secret (`x-maintenance-secret`) → {emails, pictures}. Called by the schedule. Sends queued emails and removes
 * the files of deleted pictures, which the database cannot do itself. If one fails, the other still runs, and the response is an error with
 * the result of the completed part.
 */
import * as v from "valibot";
import { Failure, success } from "../_shared/answer.ts";
import { requireSchedule } from "../_shared/caller.ts";
import { deliver } from "../_shared/email/deliver.ts";
import { queuedEmailsSchema } from "../_shared/email/queued-email.ts";
import { type Endpoint, type Services, describeError } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";

/** Largest number of emails per run, so that `deliver` does not reach its time limit. The rest is sent in the next runs of the schedule. */
const emailsAtOnce = 50;

/** Largest number of files per run: they are deleted one after another, and a run must not take too long. */
const filesAtOnce = 50;

const sendWaiting = async (services: Services): Promise<number> => {
  const claimed = await services.database.call("claim_outgoing_emails", { p_limit: emailsAtOnce });
  return deliver(v.parse(queuedEmailsSchema, claimed), services);
};

const removePictures = async ({ database, storage }: Services): Promise<number> => {
  const paths = await database.call("expired_picture_paths", { p_limit: filesAtOnce });
  if (paths.length > 0) {
    await storage.remove(paths);
    await database.call("delete_expired_pictures", { p_paths: paths });
  }
  return paths.length;
};

/** The parts in order: first the emails, because people are waiting for them. */
const parts: readonly (readonly [string, (services: Services) => Promise<unknown>])[] = [
  ["emails", sendWaiting],
  ["pictures", removePictures],
];

export const endpoint: Endpoint = {
  name: "purge",
  methods: ["POST"],
  handle: async (request, services) => {
    await requireSchedule(request, services);
    await readBody(request, v.object({}));
    const done: Record<string, unknown> = {};
    for (const [name, work] of parts) {
      try {
        done[name] = await work(services);
      } catch (error) {
        services.log.error("part failed", { part: name, ...describeError(error) });
      }
    }
    if (Object.keys(done).length < parts.length) throw new Failure("internal", { done });
    return success(done);
  },
};
