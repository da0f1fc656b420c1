import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSecrets } from "./secrets.ts";
import { type SiteFacts, readSiteFacts } from "./site-facts.ts";

const site = readSiteFacts();
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secrets-"));
  file = path.join(folder, ".env.functions");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (changed: Partial<SiteFacts> = {}) => writeSecrets(file, { ...site, ...changed });
const text = () => readFileSync(file, "utf8");
const value = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text())?.[1];
const edit = (name: string, filled: string) =>
  writeFileSync(file, text().replace(new RegExp(`^(?:# )?${name}=.*$`, "m"), `${name}=${filled}`));

test("a new file has the values from content, new random values, and no values for the owner's keys", () => {
  expect(write().empty).toEqual(["RESEND_API_KEY", "BUILD_HOOK_URL"]);
  expect(value("SITE_ORIGIN")).toBe(site.siteOrigin);
  expect(JSON.parse(value("SITE_FACTS")?.slice(1, -1) ?? "")).toMatchObject({ brand: site.facts.brand });
  expect(value("RATE_LIMIT_SALT")).toMatch(/^[\w-]{32}$/);
  expect(value("MAINTENANCE_SECRET")).toMatch(/^[\w-]{32}$/);
  expect(value("MAINTENANCE_SECRET")).not.toBe(value("RATE_LIMIT_SALT"));
  expect(readdirSync(folder)).toEqual([".env.functions"]);
});

test("empty values are commented out, because they would overwrite the project's secrets", () => {
  write();
  expect(text()).toMatch(/^# RESEND_API_KEY=$/m);
  // The owner or an older version of this command may have left such lines.
  writeFileSync(file, `${text()}RESEND_URL=\nBUILD_HOOK_URL= \n`);
  expect(write().empty).toEqual(["RESEND_API_KEY", "BUILD_HOOK_URL"]);
  expect(text()).not.toMatch(/^[A-Z]\w*=\s*$/m);
  expect(text()).toMatch(/^# RESEND_URL=$/m);
});

test("a key that the owner has commented out stays in the file", () => {
  write();
  writeFileSync(file, text().replace("# RESEND_API_KEY=", "# RESEND_API_KEY=re_paused"));
  expect(write().empty).toEqual(["RESEND_API_KEY", "BUILD_HOOK_URL"]);
  expect(text()).toMatch(/^# RESEND_API_KEY=re_paused$/m);
});

test("keeps random values, keys and comments, and updates the values from content", () => {
  write();
  edit("RESEND_API_KEY", "re_$&_key");
  edit("BUILD_HOOK_URL", "https://host.example/hook");
  edit("TURNSTILE_SECRET_KEY", "0x4");
  writeFileSync(file, `${text()}# our own note\nRESEND_URL=https://mail.example/send`);
  const before = text();
  const facts = { ...site.facts, phone: "+30 2310 111 111" };
  expect(write({ facts })).toEqual({
    renewed: ["SITE_FACTS"],
    kept: expect.arrayContaining(["RATE_LIMIT_SALT", "MAINTENANCE_SECRET", "RESEND_API_KEY", "BUILD_HOOK_URL"]),
    empty: [],
  });
  expect(value("SITE_FACTS")).toContain("+30 2310 111 111");
  const withoutFacts = (whole: string) => whole.replace(/^SITE_FACTS=.*$/m, "");
  expect(withoutFacts(text())).toBe(withoutFacts(before));
});

test("a new domain replaces the old one in ALLOWED_ORIGINS; other origins stay", () => {
  write();
  edit("ALLOWED_ORIGINS", `${site.siteOrigin},https://preview.example`);
  write({ siteOrigin: "https://new.example" });
  expect(value("ALLOWED_ORIGINS")).toBe("https://new.example,https://preview.example");
});

test("completes an empty file, and one in which names are missing", () => {
  writeFileSync(file, "");
  write();
  expect(value("RATE_LIMIT_SALT")).toMatch(/^[\w-]{32}$/);
  writeFileSync(file, "RESEND_API_KEY=re_key\r\n");
  write();
  expect(value("RESEND_API_KEY")).toBe("re_key");
  expect(value("MAINTENANCE_SECRET")).toMatch(/^[\w-]{32}$/);
});
