/** The URL of the backend that the build reads, and the requests of the build to it. A request that fails does not end the build. */
import * as v from "valibot";
import { environment } from "../../src/settings/environment";
import { reasonOf } from "../reason-of";

const address = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s]+)?$/, "UPLOADS_ADDRESS must begin with https:// or http://, or be empty."),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/** URL of the backend that the build reads: UPLOADS_ADDRESS, which `npm run build` sets for the embedded one, or else that of the pages. Empty if there is none. */
export const uploadsBackend = (): string => v.parse(address, process.env["UPLOADS_ADDRESS"] ?? environment.backendUrl);

/** Timeout of a request, in milliseconds. */
const patience = 15_000;

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

/** Requests JSON from the backend. Returns undefined without a backend (an empty URL), and after a failure, when it warns that `what` is left out. */
export const askBackend = async <Data>(
  { backend, path, request }: { readonly backend: string; readonly path: string; readonly request?: RequestInit },
  schema: v.GenericSchema<unknown, Data>,
  what: string,
  warn: (sentence: string) => void,
): Promise<Data | undefined> => {
  if (backend === "") return undefined;
  try {
    return v.parse(schema, await (await fetched(backend + path, patience, request)).json());
  } catch (error) {
    warn(`${what} are left out of this build: ${reasonOf(error)}`);
    return undefined;
  }
};
