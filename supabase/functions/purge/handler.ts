/**
 * POST {} with the maintenance secret (`x-maintenance-secret`) → {deleted, pictures, emails}. Called by the schedule: rolls
 * statistics up, deletes what has expired, removes files of deleted pictures and sends emails that are still waiting.
 */
import * as v from "valibot";
import { Failure, success } from "../_shared/answer.ts";
import { sameSecret } from "../_shared/digest.ts";
import { deliver } from "../_shared/email/deliver.ts";
import { queuedEmailsSchema } from "../_shared/email/queued-email.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";

/** Emails sent in one run; the schedule runs often enough for the rest. */
const emailsAtOnce = 50;

export const endpoint: Endpoint = {
  name: "purge",
  methods: ["POST"],
  handle: async (request, services) => {
    const { environment, database, storage } = services;
    const secret = request.headers.get("x-maintenance-secret");
    if (environment.maintenanceSecret === undefined) throw new Failure("not_configured");
    if (secret === null) throw new Failure("not_signed_in");
    if (!(await sameSecret(secret, environment.maintenanceSecret))) throw new Failure("not_allowed");
    await readBody(request, v.object({}));
    const deleted = await database.call("run_maintenance", {});
    const pictures = await database.call("expired_picture_paths", {});
    if (pictures.length > 0) {
      await storage.remove(pictures);
      await database.call("forget_pictures", { p_paths: pictures });
    }
    const waiting = v.parse(
      queuedEmailsSchema,
      await database.call("claim_outgoing_emails", { p_limit: emailsAtOnce }),
    );
    return success({ deleted, pictures: pictures.length, emails: await deliver(waiting, services) });
  },
};
