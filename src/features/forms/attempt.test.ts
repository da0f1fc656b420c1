import { attemptFor } from "./attempt";

const values = { name: "Clara", message: "We land at 22:40." };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("the same text is sent again under the same key", () => {
  const first = attemptFor(values, null);
  expect(first.key).toMatch(uuid);
  expect(attemptFor({ ...values }, first)).toBe(first);
});

test("a changed text is a new message", () => {
  const first = attemptFor(values, null);
  expect(attemptFor({ ...values, message: "We land at 23:10." }, first).key).not.toBe(first.key);
});

test("keys are UUIDs also where the browser makes none itself", () => {
  const own = Object.getOwnPropertyDescriptor(crypto, "randomUUID");
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  expect(attemptFor(values, null).key).toMatch(uuid);
  expect(attemptFor(values, null).key).not.toBe(attemptFor(values, null).key);
  if (own === undefined) Reflect.deleteProperty(crypto, "randomUUID");
  else Object.defineProperty(crypto, "randomUUID", own);
});
