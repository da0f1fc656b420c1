/** Requests from the build to the backend. A request that fails does not end the build. */
import * as v from "valibot";

/** Timeout of a request, in milliseconds. */
const patience = 15_000;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Requests a URL. Rejects on a timeout, a network error, or a status outside 200–299. */
export const fetched = async (
  address: string,
  milliseconds = patience,
  request: RequestInit = {},
): Promise<Response> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(milliseconds) });
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}`);
};

/** Requests a path of the backend as JSON and parses it. Returns undefined without a backend (an empty URL), and after a failure, whose reason `warn` gets. */
export const askBackend = async <Data>(
  { backend, path, request }: { readonly backend: string; readonly path: string; readonly request?: RequestInit },
  schema: v.GenericSchema<unknown, Data>,
  warn: (reason: string) => void,
): Promise<Data | undefined> => {
  if (backend === "") return undefined;
  try {
    return v.parse(schema, await (await fetched(backend + path, patience, request)).json());
  } catch (error) {
    warn(reasonOf(error));
    return undefined;
  }
};
