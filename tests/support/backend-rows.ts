/** What a test puts into the embedded database, or reads from it, as the service. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { dataFolder } from "./staff-page";

export const secretKey = (): string =>
  (JSON.parse(readFileSync(join(dataFolder(), "keys.json"), "utf8")) as { secretKey: string }).secretKey;

type Row = Readonly<Record<string, unknown>>;

/** Adds a row to a table and answers it as it was stored. */
const addRow = async (request: APIRequestContext, table: string, row: Row): Promise<Row> => {
  const response = await request.post(`/rest/v1/${table}`, {
    // The secret key is refused to whatever calls itself a browser.
    headers: { apikey: secretKey(), Prefer: "return=representation", "User-Agent": "end-to-end tests" },
    data: row,
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as Row[])[0] ?? {};
};

/** A word that no other test uses. */
export const unique = (): string => randomUUID().slice(0, 8);

/** A message of a guest. */
export const addMessage = (request: APIRequestContext, row: Row): Promise<Row> =>
  addRow(request, "contact_messages", { language: "en", page: "/contact", ...row });

/** A confirmed reader of the newsletter. */
export const addReader = (request: APIRequestContext, email: string): Promise<Row> =>
  addRow(request, "newsletter_subscribers", {
    email,
    language: "en",
    status: "confirmed",
    confirmed_at: new Date().toISOString(),
  });

/** A confirmed data-subject request, due in so many days. */
export const addRequest = (request: APIRequestContext, row: Row, days: number): Promise<Row> =>
  addRow(request, "data_subject_requests", {
    type: "access",
    details: "",
    language: "en",
    token_hash: (randomUUID() + randomUUID()).replaceAll("-", ""),
    token_expires_at: new Date().toISOString(),
    status: "open",
    confirmed_at: new Date().toISOString(),
    due_on: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    ...row,
  });

interface Email {
  readonly to: string;
  readonly text: string;
  readonly html: string;
}

/** The newest email to an address, once it has come. */
export const emailTo = async (request: APIRequestContext, address: string): Promise<Email> => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { emails } = (await (await request.get("/_mailbox.json")).json()) as { emails: readonly Email[] };
    const found = emails.find(({ to }) => to === address);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No email to ${address} has come.`);
};

/** The address that the sign-in service's email leads to. */
export const linkIn = ({ html, text }: Email): string => {
  const found = /https?:\/\/[^\s"'<>]*\/auth\/v1\/verify[^\s"'<>]*/.exec(html || text)?.[0];
  if (found === undefined) throw new Error("The email has no link of the sign-in service.");
  return found.replaceAll("&amp;", "&");
};
