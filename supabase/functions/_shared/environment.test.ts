import { testEnvironment } from "../../tests/support/services.ts";

test("an empty value is none: what may be left out does not stop the functions", () => {
  const environment = testEnvironment({ BUILD_HOOK_URL: "", TURNSTILE_SECRET_KEY: " ", RATE_LIMIT_FACTOR: "" });
  expect(environment.buildHookUrl).toBeUndefined();
  expect(environment.turnstileSecret).toBeUndefined();
  expect(environment.rateLimitFactor).toBe(1);
});

test("what is missing or wrong is told by the name it is set under, never with its value", () => {
  expect(() => testEnvironment({ RESEND_API_KEY: "", BUILD_HOOK_URL: "secret words" })).toThrow(
    /check RESEND_API_KEY, BUILD_HOOK_URL \(docs/,
  );
});
