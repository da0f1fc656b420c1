import { checkBackendVariables } from "./backend-variables";

const check = (key?: string, address?: string): void =>
  checkBackendVariables({ GATSBY_SUPABASE_URL: address, GATSBY_SUPABASE_ANON_KEY: key });
const publicKey = "sb_publishable_0123456789";

const token = (claims: unknown): string =>
  ["{}", JSON.stringify(claims), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

test.each([
  ["a secret key", "sb_secret_0123456789"],
  ["a secret key with a space before it", " sb_secret_0123456789"],
  ["a secret key in quotes", '"sb_secret_0123456789"'],
  ["a secret key after its name", "SUPABASE_SECRET_KEY=sb_secret_0123456789"],
  ["a service key of the older kind in quotes", `'${token({ role: "service_role" })}'`],
  ["a service key of the older kind", token({ iss: "supabase", ref: "project", role: "service_role", note: "ÿ?>" })],
])("%s stops the build", (_, key) => {
  expect(() => check(key)).toThrow(
    "GATSBY_SUPABASE_ANON_KEY contains a secret key, which would be in scripts that every visitor downloads: use the publishable key.",
  );
});

test.each([
  ["no key", undefined],
  ["an empty key", ""],
  ["a publishable key", "sb_publishable_0123456789"],
  ["a publishable key with every allowed kind of character", "sb_publishable_0-9_aZ"],
  ["an anonymous key of the older kind", token({ iss: "supabase", role: "anon" })],
  ["a token without claims", token(null)],
  ["a text that is not a token", "a.b.c"],
])("%s does not stop the build", (_, key) => {
  expect(() => check(key)).not.toThrow();
});

test("a URL without a key is refused; a URL with a key is accepted, and so is a key alone, which local/build.ts sets", () => {
  expect(() => check("", "https://project.supabase.co")).toThrow("GATSBY_SUPABASE_ANON_KEY is not: set both");
  expect(() => check(publicKey, "https://project.supabase.co")).not.toThrow();
  expect(() => check(publicKey, undefined)).not.toThrow();
});

test.each([
  ["quotes around it", '"sb_publishable_0123456789"'],
  ["a space before it", " sb_publishable_0123456789"],
  ["a line break after it", "sb_publishable_0123456789\n"],
  ["a byte order mark before it", "\uFEFFsb_publishable_0123456789"],
])("a key with %s stops the build", (_, key) => {
  expect(() => check(key)).toThrow("GATSBY_SUPABASE_ANON_KEY contains a character that no key has");
});

test.each([
  ["a key as its value", "sb_publishable_0123456789", "is not a URL"],
  ["quotes around it", '"https://project.supabase.co"', "is not a URL"],
  ["a quotation mark after it", 'https://project.supabase.co"', "is not a URL"],
  ["a space after it", "https://project.supabase.co ", "is not a URL"],
  ["the path of the REST interface", "https://project.supabase.co/rest/v1/", "contains more than the project's URL"],
  ["a query", "https://project.supabase.co?apikey=1", "contains more than the project's URL"],
  ["http on a public host", "http://project.supabase.co", "begins with http://"],
])("a URL with %s stops the build", (_, address, reason) => {
  expect(() => check(publicKey, address)).toThrow(`GATSBY_SUPABASE_URL ${reason}`);
});

test.each([
  undefined,
  "",
  "https://project.supabase.co",
  "https://project.supabase.co/",
  "http://localhost:54321",
  "http://192.168.1.20:8000",
  "http://[::1]:9000",
])("the URL %s is accepted", (address) => {
  expect(() => check(publicKey, address)).not.toThrow();
});
