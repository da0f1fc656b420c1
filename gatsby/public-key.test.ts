import { refuseMissingKey, refuseSecretKey } from "./public-key";

const token = (claims: unknown): string =>
  ["{}", JSON.stringify(claims), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

test.each([
  ["a secret key", "sb_secret_0123456789"],
  ["a secret key with a space before it", " sb_secret_0123456789"],
  ["a service key of the older kind", token({ iss: "supabase", ref: "project", role: "service_role", note: "ÿ?>" })],
])("%s stops the build", (_, key) => {
  expect(() => refuseSecretKey(key)).toThrow(
    "GATSBY_SUPABASE_ANON_KEY holds a secret key, which would stand in every page: use the publishable one.",
  );
});

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["a publishable key", "sb_publishable_0123456789"],
  ["an anonymous key of the older kind", token({ iss: "supabase", role: "anon" })],
  ["a token of nothing", token(null)],
  ["what is no token", "a.b.c"],
])("%s does not", (_, key) => {
  expect(() => refuseSecretKey(key)).not.toThrow();
});

test("a backend elsewhere without a key stops the build; with its key, or with the key alone, it does not", () => {
  const key = "sb_publishable_0123456789";
  expect(() => refuseMissingKey("https://project.supabase.co", "")).toThrow(
    "GATSBY_SUPABASE_ANON_KEY is not: set both",
  );
  expect(() => refuseMissingKey("https://project.supabase.co", key)).not.toThrow();
  expect(() => refuseMissingKey(undefined, key)).not.toThrow();
});
