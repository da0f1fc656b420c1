/** The emails of the sign-in service, and the facts of the house in them. */
import { readFileSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path, { join } from "node:path";
import { tmpdir } from "node:os";
import { repository } from "./repository-paths.ts";
import { readSiteFacts } from "./site-facts.ts";
import { signInTemplates } from "./sign-in-emails.ts";

const read = (file: string): string => readFileSync(path.join(repository, file), "utf8");
const files = Object.entries(signInTemplates(read("supabase/config.toml")));
const templates = files.filter(([file]) => file.endsWith(".html"));

test.each(files)("%s matches the texts and facts (npm run backend:emails)", (file, text) => {
  expect(read(file)).toBe(text);
});

test("every email with a link has its own template", () => {
  expect(templates.map(([file]) => path.basename(file, ".html")).sort()).toEqual([
    "confirmation",
    "email_change",
    "invite",
    "magic_link",
    "recovery",
  ]);
});

test("the configuration uses each template and has a subject in both languages", () => {
  for (const [file] of templates) expect(read("supabase/config.toml")).toContain(`content_path = "./${file}"`);
  const subjects = [...read("supabase/config.toml").matchAll(/^subject = (.*)$/gm)].map(([, subject = ""]) => subject);
  expect(subjects).toHaveLength(templates.length);
  for (const subject of subjects) {
    const [, one = "", other = ""] = /^'\{\{ if eq .*? \}\}(.*)\{\{ else \}\}(.*)\{\{ end \}\}'$/.exec(subject) ?? [];
    const { staffLanguage } = readSiteFacts().facts;
    const [english, greek] = staffLanguage === "en" ? [other, one] : [one, other];
    expect(english).toMatch(/[A-Za-z]/);
    expect(english).not.toMatch(/[Α-ω]/);
    expect(greek).toMatch(/[Α-ω]/);
  }
});

test.each(templates)("%s links to the site's page in both languages, and never to the sign-in service", (_, text) => {
  const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link).toMatch(/^\{\{ \.RedirectTo \}\}#token_hash=\{\{ \.TokenHash \}\}&amp;type=[a-z_]+$/);
  expect(text).not.toMatch(/ConfirmationURL|\{\w/);
  for (const language of ["en", "el"]) expect(text).toContain(`<html lang="${language}">`);
  expect(text.split(readSiteFacts().facts.brand.en).length).toBeGreaterThan(4);
});

test("a house is the demo's while its brand is marked as a sample", () => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  for (const name of ["site.yml", "stay.yml", "theme.yml"]) copyFileSync(join("content", name), join(folder, name));
  const site = readFileSync("content/site.yml", "utf8");
  expect(readSiteFacts(folder).isDemo).toBe(/^brand:\n {2}sample: true/m.test(site));
  writeFileSync(join(folder, "site.yml"), site.replace(/^brand:\n {2}sample: true\n/m, "brand:\n"));
  expect(readSiteFacts(folder).isDemo).toBe(false);
  rmSync(folder, { recursive: true });
});

test("emails show times like the pages (no leading zero, an en dash), but without the pages' invisible word joiner", () => {
  const { weekdays, weekends } = readSiteFacts().facts;
  for (const range of [weekdays, weekends])
    expect(range).toMatch(/^(?:\d|1\d|2[0-3]):[0-5]\d–(?:\d|1\d|2[0-3]):[0-5]\d$/);
});
