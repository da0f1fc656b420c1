/**
 * Replaces what only a hosted project has: pg_cron's schedule, and the services that functions call. One server takes the place of
 * Supabase's API, the mail provider, the build hook and, in the demo, the calendars of other platforms. It listens only on the loopback
 * interface, on a free port. As when hosted, only calls with the secret key have the rights of the service role.
 */
import * as v from "valibot";
import { type PrivateServer, listenPrivately } from "../server/ports.ts";
import { answerBackend, guarded } from "../server/request-listeners.ts";
import { demoCalendar } from "./demo-calendars.ts";
import type { Mailbox } from "./mailbox.ts";

const emailSchema = v.object({
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  reply_to: v.string(),
  headers: v.record(v.string(), v.string()),
});

interface ServiceHandlers {
  readonly mailbox: Mailbox;
  readonly mailKey: string;
  /** Handles /rest/v1, /auth/v1 and /storage/v1. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Handles /auth/v1/invite, which @supabase/lite does not implement. */
  readonly invite: (request: Request) => Promise<Response>;
  readonly onBuild: () => void;
}

const captureEmail = async (request: Request, { mailbox, mailKey }: ServiceHandlers): Promise<Response> => {
  if (request.headers.get("authorization") !== `Bearer ${mailKey}`)
    return Response.json({ name: "invalid_api_key" }, { status: 401 });
  const result = v.safeParse(emailSchema, await request.json().catch(() => null));
  if (!result.success) return Response.json({ name: "validation_error" }, { status: 422 });
  const { from, to, subject, text, html, reply_to: replyTo, headers } = result.output;
  const id = mailbox.add(
    { from, to: to.join(", "), replyTo, subject, text, html, headers },
    request.headers.get("idempotency-key") ?? undefined,
  );
  return Response.json({ id });
};

const route = async (request: Request, handlers: ServiceHandlers): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === "/emails") return captureEmail(request, handlers);
  const calendar = demoCalendar(pathname);
  if (calendar !== undefined)
    return new Response(calendar, { headers: { "content-type": "text/calendar; charset=utf-8" } });
  if (pathname === "/build") {
    handlers.onBuild();
    return new Response(null, { status: 202 });
  }
  if (pathname === "/auth/v1/invite" && request.method === "POST") return handlers.invite(request);
  return handlers.answer(request);
};

/** Starts the server on a free port. */
export const startServicesServer = (handlers: ServiceHandlers): Promise<PrivateServer> => {
  const answer = answerBackend({ fetch: (request) => route(request, handlers) }, "http://127.0.0.1");
  // Functions keep connections open and use them again. By default, a server closes them after five seconds.
  return listenPrivately(
    guarded(() => answer),
    { keepAliveTimeout: 60_000 },
  );
};

interface Schedule {
  /** The name of the job in warnings. */
  readonly name: string;
  readonly run: () => Promise<Response>;
  readonly warn: (message: string) => void;
  /** Milliseconds until the first run; 30 seconds by default. */
  readonly firstAfter?: number;
}

const firstDelay = 30 * 1000;
const interval = 15 * 60 * 1000;

/**
 * Does what pg_cron does for a hosted project: calls `run` shortly after the start, then every 15 minutes.
 * Returns a function that stops it.
 */
export const startSchedule = ({ name, run, warn, firstAfter = firstDelay }: Schedule): (() => void) => {
  const once = (): void =>
    void run()
      .then((response) =>
        response.ok ? undefined : warn(`The scheduled job ${name} failed: response ${response.status}.`),
      )
      .catch(() => warn(`The scheduled job ${name} could not run.`));
  const first = setTimeout(once, firstAfter);
  const timer = setInterval(once, interval);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};
