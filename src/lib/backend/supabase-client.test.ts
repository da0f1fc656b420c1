/** @jest-environment jsdom */
import type * as Supabase from "@supabase/supabase-js";
import { clockOffsetStore } from "../booking/today";
import { sessionKey } from "../../settings/staff-session";
import { fetchAsMember, loadSupabase } from "./supabase-client";

let error: Error | null = null;
const getSession = () => Promise.resolve({ data: { session: null }, error });
const createClient = jest.fn((address: string, key: string, options: object) => ({
  address,
  key,
  options,
  auth: { getSession },
}));
jest.mock("@supabase/supabase-js", () => ({ createClient }));
jest.mock("../../settings/environment", () => ({ environment: { backendUrl: "", publicKey: "public" } }));

test("returns one client, on the site's own origin if no project is configured, that stores and refreshes the session and takes none from the URL", async () => {
  const [first, second] = await Promise.all([loadSupabase(), loadSupabase()]);
  expect(first).toBe(second);
  expect(createClient).toHaveBeenCalledTimes(1);
  expect(createClient).toHaveBeenCalledWith("http://localhost", "public", {
    auth: { storageKey: sessionKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchAsMember },
  });
});

test("a request to a busy backend is not repeated, and does not wait for Retry-After", async () => {
  await loadSupabase();
  const [address, key, options] = createClient.mock.calls[0]!;
  const fetch = jest.fn(() =>
    Promise.resolve({ status: 503, ok: false, headers: new Headers(), text: () => Promise.resolve("") }),
  );
  const { createClient: create } = jest.requireActual<typeof Supabase>("@supabase/supabase-js");
  const backend = create(address, key, { ...options, global: { fetch: fetch as never } });
  expect(await backend.from("messages").select()).toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

class TestResponse {
  readonly status: number | undefined;
  constructor(
    readonly body: string,
    { status }: ResponseInit,
  ) {
    this.status = status;
  }
}

describe("a request to the backend", () => {
  const answer = (headers: Record<string, string> = {}) => ({ status: 200, headers: new Headers(headers) });
  const send = jest.fn((_address: string) => Promise.resolve(answer()));
  const statusOf = async (path: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetchAsMember(`http://localhost${path}`, { headers })).status;
  };

  beforeEach(() => {
    send.mockClear();
    // jsdom has no responses.
    Object.assign(globalThis, { fetch: send, Response: TestResponse });
  });

  it.each(["/auth/v1/token", "/auth/v1/verify"])(
    "to %s returns the session without `expires_at`, because the device's clock may differ from the service's",
    async (path) => {
      const session = { access_token: "a", expires_in: 3600 };
      const response = { ...answer(), ok: true, json: () => Promise.resolve({ ...session, expires_at: 1 }) };
      send.mockResolvedValueOnce(response);
      const answered = await fetchAsMember(`http://localhost${path}?grant_type=refresh_token`);
      expect(answered).toEqual({ body: JSON.stringify(session), status: 200 });
    },
  );

  it.each(["/rest/v1/staff", "/functions/v1/publish", "/auth/v1/token"])(
    "to %s is aborted after 30 seconds without a response",
    async (path) => {
      const { signal } = new AbortController();
      const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
      await statusOf(path, "token-of-a-member");
      expect(timeout).toHaveBeenCalledWith(30_000);
      expect(send).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal }));
    },
  );

  it("is sent while a member is signed in", async () => {
    expect(await statusOf("/rest/v1/staff", "token-of-a-member")).toBe(200);
    expect(await statusOf("/auth/v1/token", "public")).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("sets the clock offset if it goes to the database, whose Date header pages on another origin can read", async () => {
    const day = 86_400_000;
    const yesterday = new Date(Date.now() - day).toUTCString();
    send.mockResolvedValueOnce(answer({ date: yesterday }));
    await statusOf("/rest/v1/staff", "token-of-a-member");
    expect(Math.abs(clockOffsetStore.get() + day)).toBeLessThan(10_000);
    await statusOf("/functions/v1/publish", "token-of-a-member");
    expect(clockOffsetStore.get()).not.toBe(0);
    await statusOf("/rest/v1/staff", "token-of-a-member");
    expect(clockOffsetStore.get()).toBe(0);
  });

  it("is not sent after its member has signed out", async () => {
    expect(await statusOf("/rest/v1/staff", "public")).toBe(401);
    expect(await statusOf("/storage/v1/object/gallery/a.jpg", "public")).toBe(401);
    expect(send).not.toHaveBeenCalled();
  });

  it("fails with the network error, not a 401, if the member's session cannot be renewed without a connection", async () => {
    error = Object.assign(new Error("Failed to fetch"), { name: "AuthRetryableFetchError" });
    await expect(statusOf("/rest/v1/staff", "public")).rejects.toBe(error);
    error = Object.assign(new Error("Refused"), { name: "AuthApiError" });
    expect(await statusOf("/rest/v1/staff", "public")).toBe(401);
    error = null;
    expect(send).not.toHaveBeenCalled();
  });
});
