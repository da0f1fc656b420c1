import { readCheckEnvironment } from "./check-environment";

const right = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789",
  SUPABASE_SECRET_KEY: "sb_secret_0123456789",
  SITE_ORIGIN: "https://aithra-suite.example",
};

test("spaces around values and slashes at the end of URLs make no difference", () => {
  const copied = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [name, name.endsWith("KEY") ? ` ${value}\n` : ` ${value}/ `]),
  );
  expect(readCheckEnvironment(copied)).toEqual(right);
});

test("missing and empty values are named together", () => {
  expect(() => readCheckEnvironment({ SUPABASE_URL: "", SUPABASE_SECRET_KEY: " " })).toThrow(
    "Set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY first",
  );
  expect(readCheckEnvironment({ ...right, SITE_ORIGIN: "" })).not.toHaveProperty("SITE_ORIGIN");
});

test.each([
  ["a URL without a scheme", { SUPABASE_URL: "project.supabase.co" }, "SUPABASE_URL must begin with https://"],
  ["a key in quotes", { SUPABASE_SECRET_KEY: '"sb_secret_1"' }, "SUPABASE_SECRET_KEY contains a character"],
  ["a secret key in the place of the public one", { SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" }, "contains a secret key"],
  ["a public key in the place of the secret one", { SUPABASE_SECRET_KEY: "sb_publishable_1" }, "holds a public key"],
])("%s is refused, and the error does not contain the key", (_, wrong, message) => {
  const read = () => readCheckEnvironment({ ...right, ...wrong });
  expect(read).toThrow(message);
  expect(read).not.toThrow("sb_");
});
