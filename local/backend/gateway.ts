/**
 * Passes each request to lite (`@supabase/lite`, lite-app.ts), a function, the resumable uploads or the mailbox. Does what the
 * gateway of a hosted project does: CORS, body limits, and errors in PostgREST's format.
 */
import { availabilityPath } from "../../src/settings/hosting.ts";
import { type Functions, functionNotFound } from "./functions.ts";
import { answerMailbox, type Mailbox } from "./mailbox.ts";
import { asLite } from "./quiet-lite.ts";
import { type AnswerResumable, resumablePath } from "./resumable-uploads.ts";
import { withInviteAsRecovery } from "./sign-in-links.ts";
import { unwrapUpload } from "./storage-adapter.ts";

export interface LiteApp {
  fetch(request: Request, context: { peerAddress: string | null }): Promise<Response>;
}

interface Parts {
  readonly app: LiteApp;
  readonly functions?: Functions;
  readonly mailbox: Mailbox;
  readonly resumable?: AnswerResumable;
  /** Handles POST /auth/v1/recover instead of lite. */
  readonly recover: (request: Request) => Promise<Response>;
}

/**
 * Limits of a request's body in bytes. `storage`: the bucket's limit for a picture, plus its multipart envelope. `other`: rows and
 * forms. `drained`: of a body that is too large, at most this much is read before the response.
 */
const limits = { storage: 21_500_000, other: 1_000_000, drained: 64_000_000 } as const;

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "content-range, content-location, preference-applied, x-relay-error, x-supabase-api-version, location, upload-offset, upload-length, tus-resumable",
};

const preflight = (request: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
      "access-control-max-age": "86400",
    },
  });

/** An error response in PostgREST's format. */
const restError = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, details: null, hint: null }, { status, headers: corsHeaders });

/**
 * Reads the body into memory; returns undefined if it is larger than allowed. A body that is too large is read to its end
 * and discarded, at most up to `limits.drained`: otherwise a client that is still sending would see a broken connection
 * instead of the response.
 */
const readWithin = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return new Uint8Array();
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > limits.drained) break;
  }
  return size <= limit ? new Uint8Array(Buffer.concat(chunks)) : undefined;
};

const hasBody = (request: Request): boolean => request.method !== "GET" && request.method !== "HEAD";

const withBody = (request: Request, body: Uint8Array<ArrayBuffer>): Request => {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, ...(body.byteLength > 0 ? { body } : {}) });
};

/**
 * Lite responds to some invalid requests with 500 and PostgreSQL's own code, or with lite's code `SUP`. PostgREST responds
 * to them with 400. The message of every response from 500 on is replaced, so that it contains no internal details.
 */
const asPostgrestWould = async (response: Response): Promise<Response> => {
  if (response.status < 500) return response;
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  const callersFault = code === "SUP" || /^(?:2[0-9A-F]|42|P0|PGRST)/.test(code);
  return callersFault
    ? restError(400, code === "SUP" ? "PGRST100" : code, "The request could not be understood.")
    : restError(500, "XX000", "Something went wrong here.");
};

/** Always counts exactly: a planner's estimate ignores the policies, and so would reveal the number of rows to anybody. */
const countingExactly = (request: Request): Request => {
  const prefer = request.headers.get("prefer");
  if (prefer === null || !/count=(?:planned|estimated)/.test(prefer)) return request;
  const headers = new Headers(request.headers);
  headers.set("prefer", prefer.replace(/count=(?:planned|estimated)/g, "count=exact"));
  return new Request(request, { headers });
};

/**
 * Whether a JSON body contains the escape of a zero byte, which PostgreSQL refuses and lite's sign-in does not handle.
 */
const holdsZero = (body: Uint8Array): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(Buffer.from(body).toString("latin1"));

/** The paths of the sign-in service that the site uses. All others get `signUpClosed`. */
const usedAuthPaths = /^\/auth\/v1\/(?:token|user|logout|verify|recover)$/;

/**
 * The response of a hosted project whose sign-up is closed. Lite itself would create an account or send an email when a link is
 * requested for any address (`otp`, `magiclink`), although its settings close sign-up.
 */
const signUpClosed = (): Response =>
  Response.json(
    { code: 422, error_code: "signup_disabled", msg: "Signups not allowed for this instance" },
    { status: 422, headers: corsHeaders },
  );

const answerLite = async (request: Request, peerAddress: string, { app, recover }: Parts): Promise<Response> => {
  if (request.method === "OPTIONS") return preflight(request);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/auth/") && !usedAuthPaths.test(pathname)) return signUpClosed();
  const limit = pathname.startsWith("/storage/") ? limits.storage : limits.other;
  let inner = request;
  if (hasBody(request)) {
    const body = await readWithin(request, limit);
    if (body === undefined) return restError(413, "PGRST413", "The body is too large.");
    if (pathname.startsWith("/auth/") && holdsZero(body)) return restError(400, "22P05", "The body holds a zero byte.");
    inner = await unwrapUpload(withBody(request, pathname === "/auth/v1/verify" ? withInviteAsRecovery(body) : body));
  }
  const isRecovery = pathname === "/auth/v1/recover" && request.method === "POST";
  const response = isRecovery
    ? await recover(inner)
    : await asPostgrestWould(await asLite(() => app.fetch(countingExactly(inner), { peerAddress })));
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

const answerResumable = async (request: Request, resumable: AnswerResumable): Promise<Response> => {
  const response = request.method === "OPTIONS" ? preflight(request) : await resumable(request);
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  return response;
};

const answerFunction = async (request: Request, peerAddress: string, functions: Functions): Promise<Response> => {
  if (!hasBody(request)) return functions.fetch(request, peerAddress);
  const body = await readWithin(request, limits.other);
  if (body !== undefined) return functions.fetch(withBody(request, body), peerAddress);
  return Response.json(
    { error: { code: "too_large", message: "The body is larger than this function accepts." } },
    { status: 413, headers: corsHeaders },
  );
};

/** Serves the free nights under their public path. */
const answerAvailability = async (request: Request, peerAddress: string, functions: Functions): Promise<Response> => {
  if (hasBody(request)) return new Response(null, { status: 405, headers: { allow: "GET, HEAD", ...corsHeaders } });
  const target = new URL("/functions/v1/calendars", request.url);
  return functions.fetch(new Request(target, { headers: request.headers }), peerAddress);
};

/** Handles all requests under the backend's paths. Never rejects. */
export const answer = async (request: Request, peerAddress: string, parts: Parts): Promise<Response> => {
  try {
    const { pathname } = new URL(request.url);
    // No page requests a path with a zero byte, and PostgreSQL cannot store one.
    if (/%00/.test(pathname))
      return pathname.startsWith("/functions")
        ? functionNotFound()
        : restError(400, "PGRST100", "The address could not be understood.");
    if (pathname.startsWith("/_mailbox")) return answerMailbox(request, parts.mailbox);
    const { functions } = parts;
    if (functions !== undefined && pathname === availabilityPath)
      return await answerAvailability(request, peerAddress, functions);
    if (functions !== undefined && pathname.startsWith("/functions/v1/"))
      return await answerFunction(request, peerAddress, functions);
    if (pathname.startsWith("/functions")) return functionNotFound();
    if (parts.resumable !== undefined && `${pathname}/`.startsWith(`${resumablePath}/`))
      return await answerResumable(request, parts.resumable);
    if (/^\/(?:rest|auth|storage)\/v1(?:\/|$)/.test(pathname)) return await answerLite(request, peerAddress, parts);
    return restError(404, "PGRST125", "There is nothing at this address.");
  } catch {
    return restError(500, "XX000", "Something went wrong here.");
  }
};
