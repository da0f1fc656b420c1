/** The requests for changes and for a build as the backend receives them, and how their failures are reported. */
import type { Database } from "../../../../supabase/database.types";
import { changePicture, hasPicture } from "./pictures";
import { failureText } from "./backend-error";
import { startBuild } from "./builds";
import { blockNights } from "./calendars";
import { deleteMessage, findMessage, markMessage } from "./messages";
import { changeRequest } from "./requests";
import { deleteSubscriber } from "./subscribers";
import { changeRole, findOwnMember, removeColleague } from "./team";

const sent: { readonly address: string; readonly prefer: string | null }[] = [];
let changed: readonly object[] = [];
let respond: () => Response;

jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient<Database>("http://backend.test", "public", {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket; these tests do not need one.
      realtime: { transport: (() => undefined) as never },
      global: {
        fetch: (input, init) => {
          const address = input instanceof Request ? input.url : String(input);
          sent.push({ address, prefer: new Headers(init?.headers).get("Prefer") });
          return new Promise((resolve) => resolve(respond()));
        },
      },
    });
  },
}));

const changes: readonly (readonly [string, string, () => Promise<void>])[] = [
  ["marking a message", "id", () => markMessage({ id: "1", version: 3, status: "answered" })],
  ["deleting a message", "id", () => deleteMessage({ id: "1", version: 3 })],
  ["changing a request", "id", () => changeRequest({ id: "1", version: 3, notes: "Called." })],
  ["deleting a subscriber", "id", () => deleteSubscriber("1")],
  ["changing a role", "user_id", () => changeRole({ userId: "1", version: 3, role: "editor" })],
  ["removing a colleague", "user_id", () => removeColleague({ userId: "1", version: 3 })],
];

/** Subscribers are deleted without a version: staff cannot edit them, and deleting one twice does no harm. */
const unversioned = "deleting a subscriber";

// The client warns about the version of Node.js; in production it runs in browsers.
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  sent.length = 0;
  respond = () => Response.json(changed);
});

test.each(changes)("%s: resolves when the changed row is returned", async (_, column, change) => {
  changed = [{ [column]: "1" }];
  await expect(change()).resolves.toBeUndefined();
  expect(new URL(sent[0]?.address ?? "").searchParams.get("select")).toBe(column);
  expect(sent[0]?.prefer).toBe("return=representation");
});

test.each(changes)("%s: fails with a specific message when no row is returned", async (name, _column, change) => {
  changed = [];
  const error: unknown = await change().catch((reason: unknown) => reason);
  expect(failureText(error)).toBe(name === unversioned ? "staff.failure.gone" : "staff.failure.changed");
});

test.each(changes.filter(([name]) => name !== unversioned))(
  "%s: changes only the version that was shown",
  async (_, column, change) => {
    changed = [{ [column]: "1" }];
    await change();
    expect(new URL(sent[0]?.address ?? "").searchParams.get("version")).toBe("eq.3");
  },
);

test("a picture is changed only in the version that was shown", async () => {
  changed = [];
  const error: unknown = await changePicture("1", 3, { altEn: "A bed" }).catch((reason: unknown) => reason);
  expect(failureText(error)).toBe("staff.failure.changed");
  expect(new URL(sent[0]?.address ?? "").searchParams.get("version")).toBe("eq.3");
});

test("blocking nights fails if the response is empty, as from a proxy: as a success it would clear the form", async () => {
  const block = () =>
    blockNights({ first_night: "2026-12-01", departure: "2026-12-03", suite: null, reason: "Painting" });
  changed = [{ id: "1" }];
  await expect(block()).resolves.toBeUndefined();
  respond = () => new Response("", { status: 200 });
  await expect(block()).rejects.toThrow("The answer is empty.");
});

test("blocking the same nights again after a lost response succeeds, but other refusals are errors", async () => {
  const block = () =>
    blockNights({ first_night: "2026-12-01", departure: "2026-12-03", suite: null, reason: "Painting" });
  respond = () => Response.json({ code: "23505", message: "" }, { status: 409 });
  await expect(block()).resolves.toBeUndefined();
  respond = () => Response.json({ code: "23514", message: "" }, { status: 400 });
  await expect(block()).rejects.toMatchObject({ code: "23514" });
});

test.each([
  ["a member is not in the team", () => findOwnMember({ userId: "1", email: "eleni@example.com" })],
  ["a message has been deleted", () => findMessage("1")],
  ["a picture is not stored", () => hasPicture("a.jpg")],
])("an empty response, as from a proxy, does not mean that %s", async (_, find) => {
  respond = () => new Response("", { status: 200 });
  await expect(find()).rejects.toThrow("The answer is empty.");
  respond = () => Response.json([]);
  expect(await find()).toBeFalsy();
});

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
  ["a page of a proxy instead of the response", () => new Response("<html>"), "staff.failure.other"],
  ["an error page of a gateway", () => new Response("<html>", { status: 502 }), "error.function.http"],
  ["a member without permission", () => refusing(403, "not_allowed"), "staff.failure.forbidden"],
  ["a session that has ended", () => refusing(401, "not_signed_in"), "staff.sessionEnded.text"],
])("%s is reported with its own message, not as a refusal of the host", async (_, response, key) => {
  respond = response;
  const started = await startBuild();
  expect(started.result === "failed" && failureText(started.error)).toBe(key);
});
