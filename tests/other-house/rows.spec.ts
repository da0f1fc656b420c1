/**
 * Neither the rows of the tables below nor the emails of the embedded backend contain a word of the demo. Runs after the specs of
 * the project `phone`, which send the emails.
 */
import { allEmails, rowsOf } from "../support/backend";
import { expect, test } from "../support/fixtures";
import { demoTraces } from "./traces";

const tables = [
  "contact_messages",
  "newsletter_subscribers",
  "data_subject_requests",
  "performance_metrics",
  "audit_log",
  "staff",
  "gallery_images",
];

const traces = demoTraces(process.env.DEMO_CONTENT ?? "", "content");

const found = (place: string, text: string): string[] =>
  traces.flatMap(({ what, pattern }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [`${place}: ${what}: “${word}”`];
  });

for (const table of tables)
  test(`no row of ${table} contains a word of the demo`, async ({ request }) => {
    const rows = await rowsOf(request, table, { select: "*", limit: "20000" });
    expect([...new Set(rows.flatMap((row) => found(table, JSON.stringify(row))))]).toEqual([]);
  });

test("no email contains a word of the demo or a value that was not filled in", async ({ request }) => {
  const emails = await allEmails(request);
  expect(emails.length).toBeGreaterThan(0);
  const faults = emails.flatMap(({ subject, text, html }) => {
    const gap = /undefined|\{\w+\}|\bNaN\b|\s[,;](?:\s|$)/.exec(`${subject}\n${text}`)?.[0];
    return [...found(subject, `${text}\n${html}`), ...(gap === undefined ? [] : [`${subject}: “${gap}”`])];
  });
  expect([...new Set(faults)]).toEqual([]);
});
