import { linkStateOf } from "./follow-link";

const failure = { kind: "general" } as const;

test.each([
  [{ result: "answered", answer: { state: "already" } } as const, { phase: "answered", answer: { state: "already" } }],
  [{ result: "answered", answer: { state: "unconfirmed" } } as const, { phase: "unconfirmed" }],
  [{ result: "failed", failure, code: "token_expired" } as const, { phase: "expired" }],
  [{ result: "failed", failure, code: "token_invalid" } as const, { phase: "invalid" }],
  [{ result: "refused", errors: { token: "tokenInvalid" } } as const, { phase: "invalid" }],
  [{ result: "failed", failure } as const, { phase: "failed", failure }],
  [{ result: "failed", failure, code: "internal" } as const, { phase: "failed", failure }],
])("turns %j into %j", (outcome, link) => {
  expect(linkStateOf<{ readonly state: "already" }>(outcome)).toEqual(link);
});
