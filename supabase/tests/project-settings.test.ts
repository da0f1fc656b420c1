/** What `supabase config push` tells a hosted project: the settings on which access depends. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { functionNames } from "../../local/backend/functions.ts";

const text = readFileSync(path.join(__dirname, "../config.toml"), "utf8");

/** The lines of one table of the file. */
const table = (name: string): string =>
  new RegExp(`^\\[${name.replaceAll(".", "\\.")}\\]\\n((?:[^[\\n].*\\n|\\n)*)`, "m").exec(text)?.[1] ?? "";

test("nobody makes an account alone, and those who were invited can sign in by email", () => {
  expect(table("auth")).toMatch(/^enable_signup = false$/m);
  // The switch for the email provider as a whole.
  expect(table("auth.email")).toMatch(/^enabled = true$/m);
  expect(table("auth.email")).toMatch(/^enable_confirmations = true$/m);
  expect(table("auth.email")).toMatch(/^secure_password_change = true$/m);
});

test("links of invitations work for a day, here and there, and the staff pages say so", () => {
  const read = (file: string) => readFileSync(path.join(__dirname, "../..", file), "utf8");
  expect(table("auth.email")).toMatch(/^otp_expiry = 86400$/m);
  expect(read("local/backend/lite-app.ts")).toContain("otp_expiry: 86_400");
  for (const language of ["en", "el"])
    expect(read(`content/locales/${language}/team.json`)).toMatch(/"invite\.text": ".*\b24 .*"/);
});

test("every function is listed, and checks for itself who is asking", () => {
  const listed = [...text.matchAll(/^\[functions\.([\w-]+)\]$/gm)].map(([, name]) => name).sort();
  expect(listed).toEqual(functionNames());
  for (const name of functionNames()) expect(table(`functions.${name}`)).toMatch(/^verify_jwt = false$/m);
});
