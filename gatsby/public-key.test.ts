import { refuseMissingKey, refuseSecretKey } from "./public-key";

const token = (claims: unknown): string =>
  ["{}", JSON.stringify(claims), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

test.each([
  ["a secret key", "sb_secret_0123456789"],
  ["a secret key with a space before it", " sb_secret_0123456789"],
  ["a service key of the older kind", token({ iss: "supabase", ref: "project", role: "service_role", note: "ÿ?>" })],
])("%s stops the build", (_, key) => {
  expect(() => refuseSecretKey(key)).toThrow(
    "GATSBY_SUPABASE_ANON_KEY holds a secret key, which would be in scripts that every visitor gets: use the publishable one.",
  );
});

test.each([
  ["no key", undefined],
  ["an empty key", ""],
  ["a publishable key", "sb_publishable_0123456789"],
  ["an anonymous key of the older kind", token({ iss: "supabase", role: "anon" })],
  ["a token without claims", token(null)],
  ["a text that is not a token", "a.b.c"],
])("%s does not stop the build", (_, key) => {
  expect(() => refuseSecretKey(key)).not.toThrow();
});

test("a hosted backend without a key stops the build; a backend with a key, or a key alone, does not", () => {
  const key = "sb_publishable_0123456789";
  expect(() => refuseMissingKey("https://project.supabase.co", "")).toThrow(
    "GATSBY_SUPABASE_ANON_KEY is not: set both",
  );
  expect(() => refuseMissingKey("https://project.supabase.co", key)).not.toThrow();
  expect(() => refuseMissingKey(undefined, key)).not.toThrow();
});
