/** @jest-environment jsdom */
import { loadSupabase, sessionKey } from "./supabase-client";

const createClient = jest.fn((address: string, key: string, options: object) => ({ address, key, options }));
jest.mock("@supabase/supabase-js", () => ({ createClient }));
jest.mock("../../config/environment", () => ({ environment: { backendUrl: "", publicKey: "public" } }));

test("there is one client, for the site's own origin where no project is set, with the session kept and refreshed", async () => {
  const [first, second] = await Promise.all([loadSupabase(), loadSupabase()]);
  expect(first).toBe(second);
  expect(createClient).toHaveBeenCalledTimes(1);
  expect(createClient).toHaveBeenCalledWith("http://localhost", "public", {
    auth: { storageKey: sessionKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
});
