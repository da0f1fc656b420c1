/** A response with 401 that arrives late must not end the session that began meanwhile. */
import { type Session, sessionStore } from "../session/session-state";
import { invokeFunction, query } from "./query";

const invoke = jest.fn<Promise<object>, [string]>();
jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: () => Promise.resolve({ functions: { invoke } }),
}));

const working: Session = {
  phase: "staff",
  member: { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" },
  ended: false,
};
const signIn = (): void => sessionStore.set({ ...working });
beforeEach(signIn);

interface Answer {
  readonly data: string[] | null;
  readonly error: { readonly message: string } | null;
  readonly status: number;
}
const refused: Answer = { data: null, error: { message: "JWT expired" }, status: 401 };
const answered: Answer = { data: ["row"], error: null, status: 200 };
const refusedByFunction = { data: null, error: new Error("401"), response: new Response("", { status: 401 }) };

/** Returns a request whose calls resolve to these results in turn. During each call, somebody signs in again before the result arrives. */
const afterSignIn = <Result>(...results: readonly Result[]) => {
  const left = [...results];
  return jest.fn((): Promise<Result> => {
    signIn();
    const next = left.shift();
    return next === undefined ? Promise.reject(new Error("sent too often")) : Promise.resolve(next);
  });
};

test("a request that was refused before another sign-in is sent again", async () => {
  expect(await query(afterSignIn(refused, answered))).toEqual(["row"]);
  invoke.mockImplementation(afterSignIn<object>(refusedByFunction, { data: "started", error: null }));
  expect(await invokeFunction("publish", {})).toBe("started");
  expect(sessionStore.get()).toEqual(working);
});

test("a request that is refused in the current session ends it, and is not sent again", async () => {
  const question = jest.fn(() => Promise.resolve(refused));
  await expect(query(question)).rejects.toMatchObject({ status: 401 });
  expect(question).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()).toEqual({ ...working, ended: true });
  await expect(query(question)).rejects.toMatchObject({ status: 401 });
  expect(question).toHaveBeenCalledTimes(2);
});
