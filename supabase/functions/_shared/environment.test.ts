import { testEnvironment } from "../../tests/support/services.ts";

test("treats an empty value as missing, so that an empty optional variable is no error", () => {
  const environment = testEnvironment({ BUILD_HOOK_URL: "", TURNSTILE_SECRET_KEY: " ", RATE_LIMIT_FACTOR: "" });
  expect(environment.buildHookUrl).toBeUndefined();
  expect(environment.turnstileSecret).toBeUndefined();
  expect(environment.rateLimitFactor).toBe(1);
});

test("an error contains the name of a missing or invalid variable, but not its value", () => {
  expect(() => testEnvironment({ RESEND_API_KEY: "", BUILD_HOOK_URL: "secret words" })).toThrow(
    /check RESEND_API_KEY, BUILD_HOOK_URL \(docs/,
  );
});
