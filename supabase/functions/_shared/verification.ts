/** Answers requests about the link of an email: to check it, to confirm with it, or to unsubscribe with it. */
import * as v from "valibot";
import { Failure, success } from "./answer.ts";
import { deliver } from "./email/deliver.ts";
import { queuedEmailsSchema } from "./email/queued-email.ts";
import type { Services } from "./services.ts";

const outcome = v.looseObject({
  state: v.picklist(["unconfirmed", "confirmed", "unsubscribed", "already", "expired", "invalid"]),
  emails: queuedEmailsSchema,
});

/**
 * Turns the database's result into the response, and sends the emails that it queued. Throws `token_invalid` or
 * `token_expired` for such a link.
 */
export const answerVerification = (result: unknown, services: Services): Response => {
  const { emails, ...body } = v.parse(outcome, result);
  if (body.state === "invalid") throw new Failure("token_invalid");
  if (body.state === "expired") throw new Failure("token_expired");
  services.afterwards(deliver(emails, services).then(() => undefined));
  return success(body);
};
