/** Sends queued emails through the provider (Resend's HTTP API), one after another, and reports each result to the queue. */
import { type Services, describeError } from "../endpoint.ts";
import { type QueuedEmail, renderEmail } from "./queued-email.ts";

/** Seconds to wait if the header `retry-after` is missing or invalid. */
const defaultSeconds = 60;

/** The seconds to wait according to a `retry-after` header, which is a number of seconds or a date. `now` is in milliseconds. */
export const retryAfter = (header: string | null, now: number): number => {
  const text = header?.trim() ?? "";
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? defaultSeconds : Math.max(1, Math.ceil(seconds));
};

/** Milliseconds before a request to the provider is aborted and tried again later. */
const timeout = 10_000;

/** Milliseconds between emails. The provider accepts two per second. */
const pace = 600;

/** Milliseconds after which a run starts no further email, because the platform ends functions that take too long. */
const maxRunTime = 60_000;

/** Seconds to wait after an outage of the provider. Shorter than the interval of the schedule, so that its next run tries again. */
const outagePause = 600;

const send = (email: QueuedEmail, { environment, fetch: fetcher, log }: Services): Promise<Response | undefined> => {
  const { from, to, subject, text, html, replyTo, headers } = renderEmail(email, environment);
  return fetcher(environment.mailUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${environment.mailKey}`,
      // The provider sends an email with the same key only once, so it can be retried after a lost response.
      "idempotency-key": email.id,
    },
    body: JSON.stringify({ from, to: [to], subject, text, html, reply_to: replyTo, headers }),
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    log.warn("mail provider not reached", describeError(error));
    return undefined;
  });
};

/**
 * The result for one email. `wait`: this run sends no more emails; this one and the rest are due again after `seconds`. If this email may
 * have caused the provider's failure, it waits for `ownSeconds` instead, so that the others are sent first.
 */
type Outcome =
  | { readonly state: "sent" | "failed" }
  | { readonly state: "wait"; readonly seconds: number; readonly ownSeconds?: number };

/** Sends one email. Reports a failure with its reason to the queue. */
const attempt = async (email: QueuedEmail, services: Services): Promise<Outcome> => {
  const { clock, database, log } = services;
  try {
    const response = await send(email, services);
    if (response === undefined) return { state: "wait", seconds: outagePause, ownSeconds: 2 * outagePause };
    await response.body?.cancel();
    if (response.ok) return { state: "sent" };
    if (response.status === 429)
      return { state: "wait", seconds: retryAfter(response.headers.get("retry-after"), clock.now()) };
    // After 401 or 403 (expired key, unverified domain) and during an outage every email would be refused.
    if (response.status === 401 || response.status === 403 || response.status >= 500) {
      log.warn("mail provider failed", { status: response.status });
      return { state: "wait", seconds: outagePause, ...(response.status >= 500 && { ownSeconds: 2 * outagePause }) };
    }
    throw Object.assign(new Error("The mail provider refused"), { name: "MailError", code: response.status });
  } catch (error) {
    const reason = describeError(error);
    log.warn("email not sent", { template: email.template, ...reason });
    const failure = { p_id: email.id, p_error: `${String(reason.kind)} ${String(reason.code ?? "")}`.trim() };
    await database
      .call("fail_outgoing_email", failure)
      .catch(() => log.warn("email queue not updated", { template: email.template }));
    return { state: "failed" };
  }
};

/** Notices to staff are sent after the emails that visitors are waiting for. */
const isNotice = ({ template }: QueuedEmail): boolean => template.endsWith("-notice");
const visitorsFirst = (emails: readonly QueuedEmail[]): readonly QueuedEmail[] => [
  ...emails.filter((email) => !isNotice(email)),
  ...emails.filter(isNotice),
];

const idsOf = (emails: readonly QueuedEmail[]): string[] => emails.map(({ id }) => id);

/** Returns emails to the queue. They are due again after `seconds`. */
const postpone = async (
  emails: readonly QueuedEmail[],
  seconds: number,
  { database, log }: Services,
): Promise<void> => {
  if (emails.length === 0) return;
  log.warn("emails postponed", { emails: emails.length, seconds });
  await database
    .call("postpone_outgoing_emails", { p_ids: idsOf(emails), p_seconds: seconds })
    .catch(() => log.warn("email queue not updated", { postponed: emails.length }));
};

/** Sends emails and returns how many were sent. Never rejects: a failed email stays in the queue and is tried again for seven days. */
export const deliver = async (waiting: readonly QueuedEmail[], services: Services): Promise<number> => {
  const emails = visitorsFirst(waiting);
  const { clock, database, log } = services;
  const begun = clock.now();
  const sent: QueuedEmail[] = [];
  let next = begun;
  for (const [index, email] of emails.entries()) {
    const pause = next - clock.now();
    if (pause > 0) await clock.wait(pause);
    const now = clock.now();
    const outcome: Outcome = now - begun < maxRunTime ? await attempt(email, services) : { state: "wait", seconds: 0 };
    if (outcome.state === "wait") {
      const { seconds, ownSeconds } = outcome;
      if (ownSeconds !== undefined) await postpone([email], ownSeconds, services);
      await postpone(emails.slice(ownSeconds === undefined ? index : index + 1), seconds, services);
      break;
    }
    if (outcome.state === "sent") sent.push(email);
    next = now + pace;
  }
  if (sent.length > 0) {
    // If this fails, the emails are tried again, but the provider does not send an email with a known key twice.
    await database
      .call("complete_outgoing_emails", { p_ids: idsOf(sent) })
      .catch(() => log.warn("email queue not updated", { sent: sent.length }));
  }
  return sent.length;
};
