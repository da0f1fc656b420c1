/** Requests for public data, by the pages and the build. The staff pages use a Supabase client instead (supabase-client.ts). */
import * as v from "valibot";

/** Usual time limit of a request, in milliseconds. */
const usualTimeout = 10_000;

/**
 * Requests `address` and returns the response.
 * @param timeout in milliseconds, also for the body
 * @throws if the request fails, takes longer than `timeout`, or is answered with a status outside 200–299
 */
export const fetchOk = async (
  address: string,
  request: RequestInit = {},
  timeout: number = usualTimeout,
): Promise<Response> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response;
};

/** Requests `address`, like `fetchOk`, and returns its JSON. Throws also if the answer has another shape. */
export const readJson = async <Answer>(
  address: string,
  schema: v.GenericSchema<unknown, Answer>,
  request?: RequestInit,
  timeout?: number,
): Promise<Answer> => v.parse(schema, await (await fetchOk(address, request, timeout)).json());
