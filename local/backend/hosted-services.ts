/**
 * Replacements of what runs beside a hosted project: a schedule, and a server that functions call instead of Supabase's API, the mail
 * provider, the build hook and, for the demo, the calendars of other platforms. The server listens only on the loopback interface, on its
 * own port. As when hosted, only calls with the secret key have the rights of the service role.
 */
import { createServer, type IncomingMessage, type Server } from "node:http";
import * as v from "valibot";
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

interface Parts {
  readonly mailbox: Mailbox;
  readonly mailKey: string;
  /** Handles /rest/v1, /auth/v1 and /storage/v1. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Handles /auth/v1/invite, which lite does not implement. */
  readonly invite: (request: Request) => Promise<Response>;
  readonly onBuild: () => void;
}

const asRequest = (incoming: IncomingMessage, body: Buffer): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === "string") headers.set(name, value);
  for (const name of ["connection", "host", "transfer-encoding", "content-length"]) headers.delete(name);
  const method = incoming.method ?? "GET";
  return new Request(`http://127.0.0.1${incoming.url ?? "/"}`, {
    method,
    headers,
    ...(body.byteLength > 0 && method !== "GET" ? { body: new Uint8Array(body) } : {}),
  });
};

const capture = async (request: Request, { mailbox, mailKey }: Parts): Promise<Response> => {
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

const route = async (request: Request, parts: Parts): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === "/emails") return capture(request, parts);
  const calendar = demoCalendar(pathname);
  if (calendar !== undefined)
    return new Response(calendar, { headers: { "content-type": "text/calendar; charset=utf-8" } });
  if (pathname === "/build") {
    parts.onBuild();
    return new Response(null, { status: 202 });
  }
  if (pathname === "/auth/v1/invite" && request.method === "POST") return parts.invite(request);
  return parts.answer(request);
};

interface InnerServer {
  readonly origin: string;
  close(): Promise<void>;
}

export const startInnerServer = (parts: Parts): Promise<InnerServer> =>
  new Promise((resolve, reject) => {
    const server: Server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        route(asRequest(incoming, Buffer.concat(chunks)), parts)
          .then(async (response) => {
            const body = Buffer.from(await response.arrayBuffer());
            outgoing.writeHead(response.status, Object.fromEntries(response.headers));
            outgoing.end(body);
          })
          .catch(() => outgoing.writeHead(500).end());
      });
    });
    server.keepAliveTimeout = 60_000;
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });

interface Schedule {
  readonly run: () => Promise<Response>;
  readonly warn: (message: string) => void;
  /** Milliseconds until the first run; 30 seconds by default. */
  readonly firstAfter?: number;
}

const soon = 30 * 1000;
const every = 15 * 60 * 1000;

/** Does what pg_cron does for a hosted project: calls `run` shortly after the start, then every 15 minutes. Returns a function that stops it. */
export const startSchedule = ({ run, warn, firstAfter = soon }: Schedule): (() => void) => {
  const once = (): void =>
    void run()
      .then((response) => (response.ok ? undefined : warn(`Maintenance answered ${response.status}.`)))
      .catch(() => warn("Maintenance could not run."));
  const first = setTimeout(once, firstAfter);
  const timer = setInterval(once, every);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};
