import type { Database } from "../../../../supabase/database.types";
import { changePicture } from "./pictures";
import { failureText } from "../ui/error-text";
import { deleteMessage, markMessage } from "./messages";
import { changeRequest } from "./requests";
import { deleteSubscriber } from "./subscribers";
import { changeRole, removeColleague } from "./team";

const asked: { readonly address: string; readonly prefer: string | null }[] = [];
let changed: readonly object[] = [];

jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient<Database>("http://backend.test", "public", {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket, and nothing here listens to one.
      realtime: { transport: (() => undefined) as never },
      global: {
        fetch: (input, init) => {
          const address = input instanceof Request ? input.url : String(input);
          asked.push({ address, prefer: new Headers(init?.headers).get("Prefer") });
          return Promise.resolve(Response.json(changed));
        },
      },
    });
  },
}));

const changes: readonly (readonly [string, string, () => Promise<void>])[] = [
  ["a message marked", "id", () => markMessage({ id: "1", version: 3, status: "answered" })],
  ["a message deleted", "id", () => deleteMessage({ id: "1", version: 3 })],
  ["a request changed", "id", () => changeRequest({ id: "1", version: 3, notes: "Called." })],
  ["a reader taken off", "id", () => deleteSubscriber("1")],
  ["a role changed", "user_id", () => changeRole({ userId: "1", version: 3, role: "editor" })],
  ["a colleague removed", "user_id", () => removeColleague({ userId: "1", version: 3 })],
];

/** Nobody changes a reader's entry but the reader; taking it off twice is the same as once. */
const unversioned = "a reader taken off";

// In Node.js the client warns that it wants a newer one; browsers are where it runs.
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  asked.length = 0;
});

test.each(changes)("%s: done when the row comes back", async (_, column, change) => {
  changed = [{ [column]: "1" }];
  await expect(change()).resolves.toBeUndefined();
  expect(new URL(asked[0]?.address ?? "").searchParams.get("select")).toBe(column);
  expect(asked[0]?.prefer).toBe("return=representation");
});

test.each(changes)("%s: a failure with its sentence when no row comes back", async (name, _column, change) => {
  changed = [];
  const error: unknown = await change().catch((reason: unknown) => reason);
  expect(failureText(error)).toBe(name === unversioned ? "staff.failure.gone" : "staff.failure.changed");
});

test.each(changes.filter(([name]) => name !== unversioned))(
  "%s: only in the version that was shown",
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
