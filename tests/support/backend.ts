/** Reads and changes rows of the embedded backend with the service's key. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";

/** The data folder of the server under test: `E2E_DATA` (for a server that is already running) if it exists, else that of playwright.config.ts. */
export const dataFolder = (): string => {
  const known = [process.env.E2E_DATA, ".tmp/e2e-data"].find((name) => name !== undefined && existsSync(name));
  if (known === undefined) throw new Error("The data of the server under test is not there: name it in E2E_DATA.");
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
