/** @jest-environment jsdom */
import * as v from "valibot";
import { callFunction } from "./call-function";

const answer = v.object({ state: v.literal("received") });
const call = () => callFunction("contact", { name: "Clara" }, answer, "key");

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetchMock = jest.fn().mockResolvedValue({
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: () => (body === undefined ? Promise.reject(new SyntaxError("no JSON")) : Promise.resolve(body)),
  });
  globalThis.fetch = fetchMock;
  return fetchMock;
};

const setOnline = (online: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);

test("posts JSON with the public key and the idempotency key", async () => {
  const fetchMock = respond(200, { state: "received" });
  expect(await call()).toEqual({ result: "answered", answer: { state: "received" } });
  expect(fetchMock).toHaveBeenCalledWith(
    "/functions/v1/contact",
    expect.objectContaining({
      method: "POST",
      body: '{"name":"Clara"}',
      headers: { "Content-Type": "application/json", apikey: "", "Idempotency-Key": "key" },
    }),
  );
});

const general = { result: "failed", failure: { kind: "general" } };

test.each([
  ["a page of HTML with 200", 200, undefined, general],
  ["a page of HTML with 404", 404, undefined, general],
  ["a response of another shape", 200, { ok: true }, general],
  ["an internal error", 500, { error: { code: "internal", message: "" } }, { ...general, code: "internal" }],
  ["an expired link", 410, { error: { code: "token_expired" } }, { ...general, code: "token_expired" }],
  [
    "a used key",
    409,
    { error: { code: "key_reused" } },
    { result: "failed", failure: { kind: "conflict" }, code: "key_reused" },
  ],
  [
    "wrong fields",
    422,
    { error: { code: "invalid_input", fields: { email: "emailInvalid" } } },
    { result: "refused", errors: { email: "emailInvalid" } },
  ],
])("returns an outcome for %s", async (_, status, body, outcome) => {
  respond(status, body);
  expect(await call()).toEqual(outcome);
});

test.each([
  [{ error: { code: "rate_limited", retryAfterSeconds: 61 } }, {}, 2],
  [{ error: { code: "rate_limited", retryAfterSeconds: 0 } }, {}, 1],
  [undefined, { "Retry-After": "300" }, 5],
  [undefined, { "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" }, 1],
  [undefined, {}, 1],
])("reads a rate limit with body %j and headers %j as %d minutes", async (body, headers, minutes) => {
  respond(429, body, headers);
  expect(await call()).toMatchObject({ failure: { kind: "rateLimited", minutes } });
});

test.each([
  [{ reason: "recipient" }, "recipient"],
  [{ reason: "visitor" }, "visitor"],
  [{ reason: "the moon" }, "visitor"],
  [{}, "visitor"],
])("reads from %j that the limit of the %s was reached", async (details, reason) => {
  respond(429, { error: { code: "rate_limited", retryAfterSeconds: 82_800, ...details } });
  expect(await call()).toMatchObject({ failure: { kind: "rateLimited", reason, minutes: 1380 } });
});

test("distinguishes a missing network from a server that does not respond", async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  setOnline(false);
  expect(await call()).toEqual({ result: "failed", failure: { kind: "offline" } });
  setOnline(true);
  expect(await call()).toEqual(general);
});

test("aborts a request after 25 seconds", async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(
    (_: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      }),
  );
  setOnline(true);
  const outcome = call();
  jest.advanceTimersByTime(25_000);
  expect(await outcome).toEqual(general);
  jest.useRealTimers();
});
