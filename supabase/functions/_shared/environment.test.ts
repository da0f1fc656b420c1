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

test.each(["0", "1.5", "many"])("the factor of the rate limits is a whole number from 1, not %s", (factor) => {
  expect(() => testEnvironment({ RATE_LIMIT_FACTOR: factor })).toThrow(/check RATE_LIMIT_FACTOR \(docs/);
});

test.each([
  ["SUPABASE_SECRET_KEYS", "sb_secret_words"],
  ["SUPABASE_SECRET_KEYS", '{"default":"sb_secret_words"'],
  ["SUPABASE_SECRET_KEYS", '{"default":["sb_secret_words"]}'],
  ["SUPABASE_SECRET_KEYS", '{"sb_secret_words":"other"}'],
  ["SUPABASE_PUBLISHABLE_KEYS", "sb_secret_words"],
  ["SITE_FACTS", "sb_secret_words"],
  ["CALENDAR_FEEDS", "sb_secret_words"],
])("an error contains the name of %s when it is not the expected JSON, but no part of the value %s", (name, value) => {
  expect(() => testEnvironment({ [name]: value })).toThrow(
    `The functions are not configured: check ${name} (docs/backend.md).`,
  );
});

test("uses the default key of a newer project", () => {
  const environment = testEnvironment({ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_new"}' });
  expect(environment.secretKey).toBe("sb_secret_new");
});
