/** Hands queued emails to the provider (Resend's HTTP request), one after another, and reports each result to the queue. */
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import type { QueuedEmail } from "./queued-email.ts";
import { renderEmail } from "./render.ts";
import { retryAfter } from "./retry-after.ts";

/** Milliseconds the provider has for one email; what takes longer is tried again later. */
const timeout = 10_000;

/** Milliseconds from one email to the next: the provider takes two a second, and refuses the others. */
const pace = 600;

/** Milliseconds after which a run begins no other email: the platform ends a function that takes too long. */
const longest = 60_000;

/** Seconds to wait after an outage of the provider: less than from one run of the schedule to the next, which tries again. */
const repair = 600;

const send = (email: QueuedEmail, { environment, fetch: fetcher, log }: Services): Promise<Response | undefined> => {
  const { to, subject, text, html, replyTo, headers } = renderEmail(email, environment);
  return fetcher(environment.mailUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${environment.mailKey}`,
      // The provider sends an email with the same key once, whatever happens to the answer.
      "idempotency-key": email.id,
    },
    body: JSON.stringify({ from: environment.mailFrom, to: [to], subject, text, html, reply_to: replyTo, headers }),
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    log.warn("mail provider not reached", describeError(error));
    return undefined;
  });
};

/**
 * The result of an email. `wait`: the provider accepts none for so many seconds, and this email is not known to be the reason:
 * then it waits `itself` longer, so that an email on which the provider fails each time does not hold up all the others.
 */
type Outcome =
  | { readonly state: "sent" | "failed" }
  | { readonly state: "wait"; readonly seconds: number; readonly itself?: number };

/** Sends one email; a failure is reported to the queue with its reason. */
const attempt = async (email: QueuedEmail, services: Services): Promise<Outcome> => {
  const { clock, database, log } = services;
  try {
    const response = await send(email, services);
    if (response === undefined) return { state: "wait", seconds: repair, itself: 2 * repair };
    await response.body?.cancel();
    if (response.ok) return { state: "sent" };
    if (response.status === 429)
      return { state: "wait", seconds: retryAfter(response.headers.get("retry-after"), clock.now()) };
    // An expired key or an unverified domain: every email would be refused.
    if (response.status === 401 || response.status === 403 || response.status >= 500) {
      log.warn("mail provider out of order", { status: response.status });
      return { state: "wait", seconds: repair, ...(response.status >= 500 && { itself: 2 * repair }) };
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

/** Notices to the house are sent after emails that a person is waiting for. */
const isNotice = ({ template }: QueuedEmail): boolean => template.endsWith("-notice");
const visitorsFirst = (emails: readonly QueuedEmail[]): readonly QueuedEmail[] => [
  ...emails.filter((email) => !isNotice(email)),
  ...emails.filter(isNotice),
];

const idsOf = (emails: readonly QueuedEmail[]): string[] => emails.map(({ id }) => id);

/** Returns the rest of a run to the queue, due again after so many seconds. */
const postpone = async (rest: readonly QueuedEmail[], seconds: number, { database, log }: Services): Promise<void> => {
  if (rest.length === 0) return;
  log.warn("emails postponed", { emails: rest.length, seconds });
  await database
    .call("postpone_outgoing_emails", { p_ids: idsOf(rest), p_seconds: seconds })
    .catch(() => log.warn("email queue not updated", { postponed: rest.length }));
};

/** Never rejects: an email that fails stays in the queue and is tried again later. Returns how many were sent. */
export const deliver = async (waiting: readonly QueuedEmail[], services: Services): Promise<number> => {
  const emails = visitorsFirst(waiting);
  const { clock, database, log } = services;
  const begun = clock.now();
  const sent: QueuedEmail[] = [];
  let next = begun;
  for (const [index, email] of emails.entries()) {
    const early = next - clock.now();
    if (early > 0) await clock.wait(early);
    const now = clock.now();
    const outcome: Outcome = now - begun < longest ? await attempt(email, services) : { state: "wait", seconds: 0 };
    if (outcome.state === "wait") {
      const { seconds, itself } = outcome;
      if (itself !== undefined) await postpone([email], itself, services);
      await postpone(emails.slice(itself === undefined ? index : index + 1), seconds, services);
      break;
    }
    if (outcome.state === "sent") sent.push(email);
    next = now + pace;
  }
  if (sent.length > 0) {
    // A provider that is asked again takes an email with a known key only once, so a failure here does no harm.
    await database
      .call("complete_outgoing_emails", { p_ids: idsOf(sent) })
      .catch(() => log.warn("email queue not updated", { sent: sent.length }));
  }
  return sent.length;
};
