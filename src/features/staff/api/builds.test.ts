import { failureText } from "./backend-error";
import { startBuild } from "./builds";

let respond: () => Response = () => Response.json({ state: "started" });

jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient("http://backend.test", "public", {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket; these tests do not need one.
      realtime: { transport: (() => undefined) as never },
      global: { fetch: () => new Promise((resolve) => resolve(respond())) },
    });
  },
}));

// The client warns about the version of Node.js; in production it runs in browsers.
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => undefined));

const refusing = (status: number, code: string, more: object = {}) =>
  Response.json({ error: { code, message: "", ...more } }, { status });

test.each([
  [
    "a started build",
    () => Response.json({ state: "started", askedAt: "2026-11-20T10:00:00.000Z" }),
    { result: "started", askedAt: Date.parse("2026-11-20T10:00:00.000Z") },
  ],
  [
    "a started build without a time",
    () => Response.json({ state: "started" }),
    { result: "started", askedAt: undefined },
  ],
  [
    "a request too soon after the last one",
    () => refusing(429, "rate_limited", { retryAfterSeconds: 42 }),
    { result: "tooSoon", wait: 42 },
  ],
  ["a site without a build hook", () => refusing(503, "not_configured"), { result: "notConfigured" }],
  ["a host that refuses", () => refusing(503, "unavailable"), { result: "unavailable" }],
])("startBuild reports %s", async (_, response, started) => {
  respond = response;
  expect(await startBuild()).toEqual(started);
});

test.each([
  [
    "a lost network",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "error.function.network",
  ],
  [
    "an error of Supabase's relay",
    () => new Response("", { status: 500, headers: { "x-relay-error": "true" } }),
    "error.function.relay",
  ],
  ["an error page of a gateway", () => new Response("<html>", { status: 502 }), "error.function.http"],
  ["a member without permission", () => refusing(403, "not_allowed"), "staff.failure.forbidden"],
  ["a session that has ended", () => refusing(401, "not_signed_in"), "staff.sessionEnded.text"],
])("%s is reported with its own message, not as a refusal of the host", async (_, response, key) => {
  respond = response;
  const started = await startBuild();
  expect(started.result === "failed" && failureText(started.error)).toBe(key);
});
