import { testEnvironment } from "../../tests/support/services.ts";

test("an empty value counts as missing: an optional variable does not stop the functions", () => {
  const environment = testEnvironment({ BUILD_HOOK_URL: "", TURNSTILE_SECRET_KEY: " ", RATE_LIMIT_FACTOR: "" });
  expect(environment.buildHookUrl).toBeUndefined();
  expect(environment.turnstileSecret).toBeUndefined();
  expect(environment.rateLimitFactor).toBe(1);
});

test("errors name the missing or wrong variable, never its value", () => {
  expect(() => testEnvironment({ RESEND_API_KEY: "", BUILD_HOOK_URL: "secret words" })).toThrow(
    /check RESEND_API_KEY, BUILD_HOOK_URL \(docs/,
  );
});
