/** Reads and changes rows of the embedded backend with the service's key. */
import { type APIRequestContext, expect } from "@playwright/test";
import { serviceHeaders } from "./service-key";

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

/** Changes rows, to simulate what would otherwise take days. */
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

let made = 0;

/** An email address that nobody else uses in this run. */
export const freshAddress = (name: string): string => {
  made += 1;
  return `${name}.${process.pid}.${Date.now().toString(36)}.${made}@guest.example`;
};
