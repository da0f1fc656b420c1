/** Inserts and changes rows of the embedded database with the service's key. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { addDays, todayIn } from "../../src/lib/booking/days";
import { siteFile } from "./site-file";
import { serviceHeaders } from "./backend";

/**
 * The day in the house's time zone, `days` days from now, as YYYY-MM-DD. Near midnight it can differ from the day in UTC.
 */
export const houseDay = (days = 0): string => addDays(todayIn(siteFile.hours.timeZone, new Date()), days);

type Row = Readonly<Record<string, unknown>>;

/** Inserts a row and returns the stored row. */
const addRow = async (request: APIRequestContext, table: string, row: Row): Promise<Row> => {
  const response = await request.post(`/rest/v1/${table}`, {
    headers: { ...serviceHeaders(), Prefer: "return=representation" },
    data: row,
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as Row[])[0] ?? {};
};

/** A string that no other test uses. */
export const unique = (): string => randomUUID().slice(0, 8);

/** Inserts a guest's message. */
export const addMessage = (request: APIRequestContext, row: Row): Promise<Row> =>
  addRow(request, "contact_messages", { language: "en", page: "/contact", ...row });

/** Inserts a confirmed newsletter subscriber. */
export const addReader = (request: APIRequestContext, email: string): Promise<Row> =>
  addRow(request, "newsletter_subscribers", {
    email,
    language: "en",
    status: "confirmed",
    confirmed_at: new Date().toISOString(),
  });

/** Inserts a confirmed data-subject request that is due in `days` days. `row` can change every field. */
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

/** Changes a data-subject request, as another staff member would. */
export const changeRequest = async (request: APIRequestContext, id: string, change: Row): Promise<void> => {
  const address = `/rest/v1/data_subject_requests?id=eq.${id}`;
  const response = await request.patch(address, { headers: serviceHeaders(), data: change });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
};

/** Inserts an email that has been waiting to be sent for `hours` hours. */
export const addWaitingEmail = (request: APIRequestContext, template: string, hours: number): Promise<Row> => {
  const moment = new Date(Date.now() - hours * 3_600_000).toISOString();
  // A claim in the future, so that the scheduled function does not send the email.
  const claimed_at = new Date(Date.now() + 86_400_000).toISOString();
  const recipient = `${unique()}@waits.example`;
  return addRow(request, "outgoing_emails", { template, recipient, language: "en", created_at: moment, claimed_at });
};
