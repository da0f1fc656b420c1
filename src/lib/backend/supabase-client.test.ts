/** @jest-environment jsdom */
import { askAsMember, loadSupabase, sessionKey } from "./supabase-client";

const createClient = jest.fn((address: string, key: string, options: object) => ({ address, key, options }));
jest.mock("@supabase/supabase-js", () => ({ createClient }));
jest.mock("../../settings/environment", () => ({ environment: { backendUrl: "", publicKey: "public" } }));

test("there is one client, for the site's own origin where no project is set, with the session stored and refreshed", async () => {
  const [first, second] = await Promise.all([loadSupabase(), loadSupabase()]);
  expect(first).toBe(second);
  expect(createClient).toHaveBeenCalledTimes(1);
  expect(createClient).toHaveBeenCalledWith("http://localhost", "public", {
    auth: { storageKey: sessionKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    global: { fetch: askAsMember },
  });
});

describe("a question to the backend", () => {
  const asked = jest.fn((_address: string) => Promise.resolve({ status: 200 }));
  const statusOf = async (path: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await askAsMember(`http://localhost${path}`, { headers })).status;
  };

  beforeEach(() => {
    asked.mockClear();
    Object.assign(globalThis, { fetch: asked, Response: { json: (_body: unknown, init: ResponseInit) => init } });
  });

  it("goes out in the name of a member", async () => {
    expect(await statusOf("/rest/v1/staff", "token-of-a-member")).toBe(200);
    expect(await statusOf("/auth/v1/token", "public")).toBe(200);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is not sent when its member has signed out before", async () => {
    expect(await statusOf("/rest/v1/staff", "public")).toBe(401);
    expect(await statusOf("/storage/v1/object/gallery/a.jpg", "public")).toBe(401);
    expect(asked).not.toHaveBeenCalled();
  });
});
