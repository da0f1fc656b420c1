import type { Database } from "../../../../supabase/database.types";
import { changePicture, orderPictures } from "./pictures";
import { failureText } from "./backend-error";
import { deleteMessage, markMessage } from "./messages";
import { changeRequest } from "./requests";
import { deleteSubscriber } from "./subscribers";
import { changeRole, removeColleague } from "./team";

const asked: { readonly address: string; readonly prefer: string | null; readonly signal: unknown }[] = [];
let changed: readonly object[] = [];

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
          asked.push({ address, prefer: new Headers(init?.headers).get("Prefer"), signal: init?.signal });
          return Promise.resolve(Response.json(changed));
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
  asked.length = 0;
});

test.each(changes)("%s: resolves when the changed row is returned", async (_, column, change) => {
  changed = [{ [column]: "1" }];
  await expect(change()).resolves.toBeUndefined();
  expect(new URL(asked[0]?.address ?? "").searchParams.get("select")).toBe(column);
  expect(asked[0]?.prefer).toBe("return=representation");
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
    expect(new URL(asked[0]?.address ?? "").searchParams.get("version")).toBe("eq.3");
  },
);

test("a picture is changed only in the version that was shown", async () => {
  changed = [];
  const error: unknown = await changePicture("1", 3, { altEn: "A bed" }).catch((reason: unknown) => reason);
  expect(failureText(error)).toBe("staff.failure.changed");
  expect(new URL(asked[0]?.address ?? "").searchParams.get("version")).toBe("eq.3");
});

test.each([
  ["a change of a picture", () => changePicture("1", 3, { altEn: "A bed" })],
  ["a change of the order", () => orderPictures(["2", "1"], ["1", "2"])],
])("%s ends after a time without a response, because the next one waits for it", async (_, change) => {
  changed = [];
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  await change().catch(() => undefined);
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(asked[0]?.signal).toBe(signal);
});
