/** Hands queued emails to the provider (Resend's HTTP request) and tells the queue what became of each. */
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import type { QueuedEmail } from "./queued-email.ts";
import { renderEmail } from "./render.ts";

/** Milliseconds the provider has for one email; what takes longer is tried again later. */
const patience = 10_000;

const send = async (email: QueuedEmail, { environment, fetch: fetcher }: Services): Promise<void> => {
  const { to, subject, text, html, replyTo, headers } = renderEmail(email, environment);
  const response = await fetcher(environment.mailUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${environment.mailKey}`,
      // The provider sends an email with the same key once, whatever happens to the answer.
      "idempotency-key": email.id,
    },
    body: JSON.stringify({ from: environment.mailFrom, to: [to], subject, text, html, reply_to: replyTo, headers }),
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok)
    throw Object.assign(new Error("The mail provider refused"), { name: "MailError", code: response.status });
};

/** Sends one email; one that fails is told to the queue with its reason. */
const attempt = async (email: QueuedEmail, services: Services): Promise<boolean> => {
  const { database, log } = services;
  try {
    await send(email, services);
    return true;
  } catch (error) {
    const reason = describeError(error);
    log.warn("email not sent", { template: email.template, ...reason });
    const told = { p_id: email.id, p_error: `${String(reason.kind)} ${String(reason.code ?? "")}`.trim() };
    await database
      .call("fail_outgoing_email", told)
      .catch(() => log.warn("email queue not told", { template: email.template }));
    return false;
  }
};

/** Never rejects: an email that fails stays in the queue and is tried again later. Answers how many left. */
export const deliver = async (emails: readonly QueuedEmail[], services: Services): Promise<number> => {
  const results = await Promise.all(emails.map((email) => attempt(email, services)));
  const sent = emails.filter((_, index) => results[index] === true).map(({ id }) => id);
  if (sent.length > 0) {
    // A provider that is asked again takes an email with a known key only once, so a failure here does no harm.
    await services.database
      .call("complete_outgoing_emails", { p_ids: sent })
      .catch(() => services.log.warn("email queue not told", { sent: sent.length }));
  }
  return sent.length;
};
