/** What tests ask of the embedded backend beside the pages: rows as the service sees them, and captured emails. */
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";

/** Where the server under test keeps its data (playwright.config.ts). */
const dataDir = process.env.E2E_DATA_DIR ?? ".tmp/e2e-data";

const secretKey = (): string =>
  (JSON.parse(readFileSync(`${dataDir}/keys.json`, "utf8")) as { secretKey: string }).secretKey;

/** Rows of a table, read with the service's key: `rowsOf(request, "contact_messages", { email: "eq.ann@mail.example" })`. */
export const rowsOf = async <Row = Record<string, unknown>>(
  request: APIRequestContext,
  table: string,
  query: Readonly<Record<string, string>>,
): Promise<Row[]> => {
  const response = await request.get(`/rest/v1/${table}`, { params: query, headers: { apikey: secretKey() } });
  expect(response.status()).toBe(200);
  return (await response.json()) as Row[];
};

/** Changes rows as the service may: for what otherwise takes days. */
export const changeRows = async (
  request: APIRequestContext,
  table: string,
  query: Readonly<Record<string, string>>,
  change: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const headers = { apikey: secretKey(), Prefer: "return=minimal" };
  const response = await request.patch(`/rest/v1/${table}`, { params: query, headers, data: change });
  expect(response.ok(), `changing ${table}`).toBe(true);
};

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The captured emails to an address that match, newest first. */
export const emailsTo = async (request: APIRequestContext, address: string): Promise<Email[]> => {
  const { emails } = (await (await request.get("/_mailbox.json")).json()) as { emails: Email[] };
  return emails.filter(({ to }) => to === address);
};

/** Waits for an email to an address whose subject matches: emails leave after the answer. */
export const emailTo = async (
  request: APIRequestContext,
  address: string,
  subject: RegExp | string,
): Promise<Email> => {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = (await emailsTo(request, address)).find((email) => email.subject.match(subject) !== null);
      return found?.subject;
    })
    .toBeDefined();
  return found as Email;
};

/** The path of the link in an email, with its query: links name the address the backend was started with. */
export const linkIn = ({ text }: Email): string => {
  const link = /https?:\/\/\S+\?\S+/.exec(text)?.[0];
  expect(link, "a link in the email").toBeDefined();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};

let made = 0;

/** An address nobody else in this run writes from. */
export const freshAddress = (name: string): string => {
  made += 1;
  return `${name}.${process.pid}.${Date.now().toString(36)}.${made}@guest.example`;
};
