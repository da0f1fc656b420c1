/**
 * What the privacy policy states in both languages: the codes that protect the forms, that a message is stored with the page
 * from which it was sent, and when the purge deletes the codes and the addresses of unconfirmed requests for notices of free
 * nights. And how long the cookie policy says that copies of pages are kept.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const migrations = join(process.cwd(), "supabase/migrations");

/** The newest migration that defines the purge function. */
const purge =
  readdirSync(migrations)
    .sort()
    .map((file) => readFileSync(join(migrations, file), "utf8"))
    .findLast((sql) => sql.includes("function public.purge_expired()")) ?? "";

/** How long the purge keeps rows of a table, for example `24 hours`. */
const keptFor = (table: string): string =>
  new RegExp(`delete from public\\.${table} where \\w+ < now\\(\\) - interval '([^']+)'`).exec(purge)?.[1] ?? "";

/** The text of one part of section 3. */
const part = (language: string, number: string): string => {
  const policy = readFileSync(join(process.cwd(), `content/policies/privacy.${language}.mdx`), "utf8");
  return new RegExp(`\\n### ${number.replace(".", "\\.")} ([\\s\\S]*?)(?=\\n##)`).exec(policy)?.[1] ?? "";
};

const units = { en: { hours: "hours", days: "days" }, el: { hours: "ώρες", days: "ημέρες" } } as const;

const period = (language: "en" | "el", interval: string): string => {
  const [number = "", unit] = interval.split(" ");
  return `${number} ${units[language][unit === "hours" ? "hours" : "days"]}`;
};

const words = {
  en: {
    codes: ["code", "IP address", "email address", "whole content", "key"],
    page: "the page from which the form was sent",
  },
  el: {
    codes: ["συνόψεις (hash)", "διεύθυνσης IP", "διεύθυνσης email", "ολόκληρου του περιεχομένου", "κλειδί"],
    page: "η σελίδα από την οποία στάλθηκε η φόρμα",
  },
} as const;

test.each(["en", "el"] as const)("names the codes that protect the forms, with their periods (%s)", (language) => {
  const text = part(language, "3.7");
  for (const word of words[language].codes) expect(text).toContain(word);
  expect([keptFor("rate_limits"), keptFor("form_submissions")]).toEqual(["24 hours", "31 days"]);
  for (const table of ["rate_limits", "form_submissions"]) expect(text).toContain(period(language, keptFor(table)));
});

test.each(["en", "el"] as const)("names the page from which a message was sent (%s)", (language) => {
  expect(part(language, "3.4")).toContain(words[language].page);
});

test.each(["en", "el"] as const)(
  "states how long the email address of a guest who waits for free nights is stored (%s)",
  (language) => {
    const [, unconfirmed = ""] =
      /free_night_notices\s+where confirmed_at is null and created_at < now\(\) - interval '([^']+)'/.exec(purge) ?? [];
    expect(part(language, "3.12")).toContain(period(language, unconfirmed));
  },
);

const cookiePolicy = (language: string): string =>
  readFileSync(join(process.cwd(), `content/policies/cookie-policy.${language}.mdx`), "utf8");

test.each(["en", "el"] as const)("states how many visited pages a new version of the site keeps (%s)", (language) => {
  const worker = readFileSync(join(process.cwd(), "src/service-worker/kept-pages.ts"), "utf8");
  const [, most = ""] = /const maxPages = (\d+);/.exec(worker) ?? [];
  const row = cookiePolicy(language)
    .split("\n")
    .find((line) => /^\| (?:Offline copies|Αντίγραφα χωρίς σύνδεση) /.test(line));
  expect(most).not.toBe("");
  expect(row).toContain(` ${most} `);
  // Pages saved for use offline (`keepForGood`) outlast every version.
  expect(row).toContain(language === "en" ? "saved" : "αποθηκεύσατε");
});
