/** Reads, inserts and changes rows of the embedded backend with the service's key, and reads the emails that it has captured. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { addDays, addMonths, monthOf, todayIn } from "../../src/lib/booking/days";
import { siteFile } from "./site-file";

/**
 * The data folder of the server under test: `E2E_DATA` (for a server that is already running) if it exists, otherwise that of
 * playwright.config.ts.
 */
export const dataFolder = (): string => {
  const known = [process.env.E2E_DATA, ".tmp/e2e-data"].find((name) => name !== undefined && existsSync(name));
  if (known === undefined)
    throw new Error("The data folder of the server under test was not found. Name it in E2E_DATA.");
  return known;
};

const secretKey = (): string =>
  (JSON.parse(readFileSync(join(dataFolder(), "keys.json"), "utf8")) as { secretKey: string }).secretKey;

/** Headers with the service's key. The backend refuses this key from a browser's user agent. */
export const serviceHeaders = (): Readonly<Record<"apikey" | "User-Agent", string>> => ({
  apikey: secretKey(),
  "User-Agent": "end-to-end tests",
});

/** Reads rows of a table: `rowsOf(request, "contact_messages", { email: "eq.ann@mail.example" })`. */
export const rowsOf = async <Row = Record<string, unknown>>(
  request: APIRequestContext,
  table: string,
  query: Readonly<Record<string, string>>,
): Promise<Row[]> => {
  const response = await request.get(`/rest/v1/${table}`, { params: query, headers: serviceHeaders() });
  expect(response.status()).toBe(200);
  return (await response.json()) as Row[];
};

/** Changes rows directly, for example to let a link expire. */
export const changeRows = async (
  request: APIRequestContext,
  table: string,
  query: Readonly<Record<string, string>>,
  change: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const headers = { ...serviceHeaders(), Prefer: "return=minimal" };
  const response = await request.patch(`/rest/v1/${table}`, { params: query, headers, data: change });
  expect(response.ok(), `changing ${table}`).toBe(true);
};

/** A string that no other test uses. */
export const unique = (): string => randomUUID().slice(0, 8);

/** An email address that no other test uses. */
export const freshAddress = (name: string): string => `${name}.${unique()}@guest.example`;

/** The day in the house's time zone, `days` days from now, as YYYY-MM-DD. Near midnight this day can differ from the one in UTC. */
export const houseDay = (days = 0): string => addDays(todayIn(siteFile.hours.timeZone, new Date()), days);

const inFiveMonths = addMonths(monthOf(houseDay()), 5);

/** A stay in the future within one month, for pages with the real clock, which treat a stay in the past as none. */
export const futureStay = { arrival: `${inFiveMonths}-10`, departure: `${inFiveMonths}-13`, guests: 3 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** Inserts a row and returns the stored row. */
const addRow = async (request: APIRequestContext, table: string, row: Fields): Promise<Fields> => {
  const response = await request.post(`/rest/v1/${table}`, {
    headers: { ...serviceHeaders(), Prefer: "return=representation" },
    data: row,
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as Fields[])[0] ?? {};
};

/** Inserts a guest's message. */
export const addMessage = (request: APIRequestContext, row: Fields): Promise<Fields> =>
  addRow(request, "contact_messages", { language: "en", page: "/contact", ...row });

/** Inserts a confirmed newsletter subscriber. */
export const addSubscriber = (request: APIRequestContext, email: string): Promise<Fields> =>
  addRow(request, "newsletter_subscribers", {
    email,
    language: "en",
    status: "confirmed",
    confirmed_at: new Date().toISOString(),
  });

/** Inserts a confirmed data-subject request that is due in `days` days. `row` can change every field. */
export const addRequest = (request: APIRequestContext, row: Fields, days: number): Promise<Fields> =>
  addRow(request, "data_subject_requests", {
    type: "access",
    details: "",
    language: "en",
    token_hash: (randomUUID() + randomUUID()).replaceAll("-", ""),
    token_expires_at: new Date().toISOString(),
    status: "open",
    confirmed_at: new Date().toISOString(),
    due_on: houseDay(days),
    ...row,
  });

/** Changes a data-subject request, as another staff member would. */
export const changeRequest = (request: APIRequestContext, id: string, change: Fields): Promise<void> =>
  changeRows(request, "data_subject_requests", { id: `eq.${id}` }, change);

/** Inserts an email that has been waiting to be sent for `hours` hours. */
export const addWaitingEmail = (request: APIRequestContext, template: string, hours: number): Promise<Fields> => {
  const created_at = new Date(Date.now() - hours * 3_600_000).toISOString();
  // A claim in the future, so that the scheduled function does not send the email.
  const claimed_at = new Date(Date.now() + 86_400_000).toISOString();
  const recipient = `${unique()}@waits.example`;
  return addRow(request, "outgoing_emails", { template, recipient, language: "en", created_at, claimed_at });
};

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** All captured emails, newest first. */
export const allEmails = async (request: APIRequestContext): Promise<Email[]> => {
  const { emails } = (await (await request.get("/_mailbox.json")).json()) as { emails: Email[] };
  return emails;
};

/** The captured emails to an email address, newest first. */
export const emailsTo = async (request: APIRequestContext, address: string): Promise<Email[]> =>
  (await allEmails(request)).filter(({ to }) => to === address);

/** Waits for an email to an email address with a matching subject: a function responds before it sends its emails. */
export const emailTo = async (
  request: APIRequestContext,
  address: string,
  subject: RegExp | string = /./,
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

/**
 * The path and query of the first link with a query in an email. Without the origin, because the backend may write links with another
 * origin than the one that the tests use.
 */
export const linkIn = ({ text }: Email): string => {
  const link = /https?:\/\/\S+\?\S+/.exec(text)?.[0];
  expect(link, "a link in the email").toBeDefined();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};

/** The URL of the link in a sign-in email, with its token. */
export const signInLinkIn = ({ text }: Email): string => {
  const found = /https?:\/\/\S+#token_hash=\S+/.exec(text)?.[0];
  if (found === undefined) throw new Error("The email has no link of the sign-in service.");
  return found;
};
