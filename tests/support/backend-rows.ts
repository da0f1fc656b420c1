/** What a test puts into the embedded database, or reads from it, as the service. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { houseDay } from "./house-day";
import { serviceHeaders } from "./service-key";

type Row = Readonly<Record<string, unknown>>;

/** Adds a row to a table and answers it as it was stored. */
const addRow = async (request: APIRequestContext, table: string, row: Row): Promise<Row> => {
  const response = await request.post(`/rest/v1/${table}`, {
    headers: { ...serviceHeaders(), Prefer: "return=representation" },
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
    due_on: houseDay(days),
    ...row,
  });

/** A change of such a request that somebody else makes. */
export const changeRequest = async (request: APIRequestContext, id: string, change: Row): Promise<void> => {
  const address = `/rest/v1/data_subject_requests?id=eq.${id}`;
  const response = await request.patch(address, { headers: serviceHeaders(), data: change });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
};

/** An email that has been waiting to leave for so many hours. */
export const addWaitingEmail = (request: APIRequestContext, template: string, hours: number): Promise<Row> => {
  const moment = new Date(Date.now() - hours * 3_600_000).toISOString();
  // Far ahead, so that the schedule leaves it alone.
  const claimed_at = new Date(Date.now() + 86_400_000).toISOString();
  const recipient = `${unique()}@waits.example`;
  return addRow(request, "outgoing_emails", { template, recipient, language: "en", created_at: moment, claimed_at });
};
