/** The settings in config.toml on which access to a hosted project depends. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { functionNames } from "../../local/backend/functions.ts";

const text = readFileSync(path.join(__dirname, "../config.toml"), "utf8");

/** The lines of one table in the file. */
const table = (name: string): string =>
  new RegExp(`^\\[${name.replaceAll(".", "\\.")}\\]\\n((?:[^[\\n].*\\n|\\n)*)`, "m").exec(text)?.[1] ?? "";

test("sign-up is closed, and invited people can sign in by email", () => {
  expect(table("auth")).toMatch(/^enable_signup = false$/m);
  // Enables sign-in by email as a whole.
  expect(table("auth.email")).toMatch(/^enabled = true$/m);
  expect(table("auth.email")).toMatch(/^enable_confirmations = true$/m);
  expect(table("auth.email")).toMatch(/^secure_password_change = true$/m);
});

test("links of invitations are valid for a day in both backends, as the staff pages say", () => {
  const read = (file: string) => readFileSync(path.join(__dirname, "../..", file), "utf8");
  expect(table("auth.email")).toMatch(/^otp_expiry = 86400$/m);
  expect(read("local/backend/lite-app.ts")).toContain("otp_expiry: 86_400");
  for (const language of ["en", "el"])
    expect(read(`content/locales/${language}/team.json`)).toMatch(/"invite\.text": ".*\b24 .*"/);
});

test("every function is listed, and checks its callers itself", () => {
  const listed = [...text.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name).sort();
  expect(listed).toEqual(functionNames());
  for (const name of functionNames()) expect(table(`functions.${name}`)).toMatch(/^verify_jwt = false$/m);
});
