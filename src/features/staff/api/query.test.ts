/**
 * A response with 401 ends the session only if the access token cannot be renewed and nobody has signed in meanwhile. The client caches
 * responses as specified. A request that failed without a network is not sent later.
 */
import { onlineManager } from "@tanstack/react-query";
import { type Session, sessionStore } from "../session/session-state";
import { createQueryClient, invokeFunction, query } from "./query";

const invoke = jest.fn<Promise<object>, [string]>();
const refreshSession = jest.fn<Promise<{ readonly error: Error | null }>, []>();
jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: () => Promise.resolve({ functions: { invoke }, auth: { refreshSession } }),
}));

const working: Session = {
  phase: "staff",
  member: { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" },
  ended: false,
};
const signIn = (): void => sessionStore.set({ ...working });
const ended = Object.assign(new Error("Invalid Refresh Token"), { name: "AuthApiError", status: 400 });
beforeEach(() => {
  signIn();
  refreshSession.mockReset().mockResolvedValue({ error: ended });
});

interface Answer {
  readonly data: string[] | null;
  readonly error: { readonly message: string } | null;
  readonly status: number;
}
const refused: Answer = { data: null, error: { message: "JWT expired" }, status: 401 };
const answered: Answer = { data: ["row"], error: null, status: 200 };
const refusedByFunction = { data: null, error: new Error("401"), response: new Response("", { status: 401 }) };

/** Returns a request whose calls resolve to these results in turn. During each call, somebody signs in again before the result arrives. */
const duringSignIn = <Result>(...results: readonly Result[]) => {
  const remaining = [...results];
  return jest.fn((): Promise<Result> => {
    signIn();
    const next = remaining.shift();
    return next === undefined ? Promise.reject(new Error("sent too often")) : Promise.resolve(next);
  });
};

test("a request that was refused is sent again if somebody has signed in meanwhile", async () => {
  expect(await query(duringSignIn(refused, answered))).toEqual(["row"]);
  invoke.mockImplementation(duringSignIn<object>(refusedByFunction, { data: "started", error: null }));
  expect(await invokeFunction("publish", {})).toBe("started");
  expect(sessionStore.get()).toEqual(working);
});

test("a request that was refused for its access token is sent again with a new one, as on a computer with a slow clock", async () => {
  refreshSession.mockResolvedValue({ error: null });
  const request = jest.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(answered);
  expect(await query<string[] | null>(request)).toEqual(["row"]);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()).toEqual(working);
});

test("a request that is refused even with a new access token ends the session", async () => {
  refreshSession.mockResolvedValue({ error: null });
  const request = jest.fn(() => Promise.resolve(refused));
  await expect(query(request)).rejects.toMatchObject({ status: 401 });
  expect(request).toHaveBeenCalledTimes(2);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()).toEqual({ ...working, ended: true });
});

test("a sign-in service that does not answer does not end the session", async () => {
  const error = Object.assign(new Error("Failed to fetch"), { name: "AuthRetryableFetchError", status: 0 });
  refreshSession.mockResolvedValue({ error });
  await expect(query(() => Promise.resolve(refused))).rejects.toMatchObject({ name: "BackendError", status: 0 });
  expect(sessionStore.get()).toEqual(working);
});

test("a request that is refused in a session that cannot be renewed ends the session, and is not sent again", async () => {
  const request = jest.fn(() => Promise.resolve(refused));
  await expect(query(request)).rejects.toMatchObject({ status: 401 });
  expect(request).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()).toEqual({ ...working, ended: true });
  await expect(query(request)).rejects.toMatchObject({ status: 401 });
  expect(request).toHaveBeenCalledTimes(2);
});

test("follows the specification: no refetch on focus, 1 retry, stale after 15 min, cached 1 h", () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    networkMode: "always",
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    retry: 1,
    staleTime: 900_000,
    gcTime: 3_600_000,
  });
});

test("reports the error of a failed query and of a failed mutation once each", async () => {
  const onError = jest.fn();
  const client = createQueryClient(onError);
  const [ofQuery, ofChange] = [new Error("query"), new Error("change")];
  await client.query({ queryKey: ["a"], queryFn: () => Promise.reject(ofQuery), retry: false }).catch(() => undefined);
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(ofChange) });
  await change.execute(undefined).catch(() => undefined);
  client.clear();
  expect(onError.mock.calls.map(([error]: unknown[]) => error)).toEqual([ofQuery, ofChange]);
});

test("a change and a query fail at once without a network, and the change is not made later", async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const send = jest.fn(() => Promise.reject(new Error("Failed to fetch")));
  await expect(client.getMutationCache().build(client, { mutationFn: send }).execute(undefined)).rejects.toThrow();
  await expect(client.query({ queryKey: ["a"], queryFn: send, retry: false })).rejects.toThrow();
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(2);
  client.clear();
});
