/** Reads JSON files and public answers of the backend. Those of the staff pages are read by their client (supabase-client.ts). */
import * as v from "valibot";

/** Timeout of a request, in milliseconds. */
const usual = 10_000;

/**
 * Requests `address` and returns its parsed JSON.
 * @param timeout in milliseconds
 * @throws if the request fails, takes longer than `timeout`, or is answered with an error or with another shape
 */
export const readJson = async <Answer>(
  address: string,
  schema: v.GenericSchema<unknown, Answer>,
  request: RequestInit = {},
  timeout = usual,
): Promise<Answer> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return v.parse(schema, await response.json());
};
