/** What the build asks the backend, and what becomes of a backend that does not answer. */
import * as v from "valibot";

/** Milliseconds. */
const patience = 15_000;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The answer of an address. Rejects when it cannot be reached in time, or refuses. */
export const fetched = async (
  address: string,
  milliseconds = patience,
  request: RequestInit = {},
): Promise<Response> => {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(milliseconds) });
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}`);
};

/** What the backend says at a path, as its schema types it; undefined without a backend (an empty address), and where it fails, which `warn` is told with the reason. */
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
