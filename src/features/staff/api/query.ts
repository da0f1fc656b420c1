/**
 * Access to the backend for staff pages: `query` and `mutate` for the database, `invokeFunction` for server functions, and the client that
 * caches their responses. Lists: lists.ts.
 */
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Database } from "../../../../supabase/database.types";
import { type Backend, loadSupabase } from "../../../lib/backend/supabase-client";
import { endSession, hasNewSession, sessionStore } from "../session/session-state";
import { renewSession } from "./account";
import { BackendError, isSignedOut, nothingChanged } from "./backend-error";

type Tables = Database["public"]["Tables"];
type Names<List extends string> = List extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : List;

/** A row of a table with the columns in a list such as `"id, name"`. The same list is passed to `select`. */
export type RowOf<Table extends keyof Tables, List extends string> = Readonly<
  Pick<Tables[Table]["Row"], Names<List> & keyof Tables[Table]["Row"]>
>;

interface Failure {
  readonly code?: string | undefined;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

interface Result<Data> {
  readonly data: Data;
  readonly error: Failure | null;
  readonly status: number;
  readonly count?: number | null;
}

export type BackendRequest<Data> = (backend: Backend) => PromiseLike<Result<Data>>;

/**
 * Sends a request. After a 401 the request is repeated: at once if the member has signed in again meanwhile, otherwise once with a renewed
 * token. (A token may have expired unnoticed if the computer's clock was set back.) If the token cannot be renewed, or is refused too, the
 * member is asked to sign in again and the error is thrown.
 */
export const inSession = async <Data>(request: () => Promise<Data>, isRenewed = false): Promise<Data> => {
  const session = sessionStore.get();
  try {
    return await request();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    if (hasNewSession(session)) return inSession(request);
    if (!isRenewed && (await renewSession())) return inSession(request, true);
    endSession();
    throw error;
  }
};

/** Sends a request and returns the whole answer. Throws a `BackendError`; for status 401 the member is also asked to sign in again. */
export const send = <Data>(request: BackendRequest<Data>): Promise<Result<Data>> =>
  inSession(async () => {
    const answer = await request(await loadSupabase());
    if (answer.error === null) return answer;
    const { code = "", message, details = null, hint = null } = answer.error;
    throw new BackendError(code, answer.status, message, { details, hint });
  });

/** The data of an answer. Throws if the answer has no data: an empty body, as from a proxy, does not mean an empty list. */
export const dataOf = <Data>({ data, status }: Result<Data>): NonNullable<Data> => {
  if (data === null || data === undefined) throw new BackendError("", status, "The answer is empty.");
  return data;
};

/** Sends a request and returns its data. Throws a `BackendError`; for status 401 the member is also asked to sign in again. */
export const query = async <Data>(request: BackendRequest<Data>): Promise<NonNullable<Data>> =>
  dataOf(await send(request));

/** Like `query`, for a list of at most one row: the row, or null if there is none. */
export const queryRow = async <Row>(request: BackendRequest<readonly Row[] | null>): Promise<Row | null> =>
  (await query(request))[0] ?? null;

/** Like `query`, for a call that may return nothing. */
export const queryOptional = async <Data>(request: BackendRequest<Data>): Promise<Data> => (await send(request)).data;

/**
 * Like `query`, for a change that selects the changed rows. A row that does not exist, or that the policies do not let this member change,
 * is skipped without an error, so a result without rows is an error.
 * @param code the error code if no row was changed; `conflict` for requests that also name a version
 */
export const mutate = async (
  request: BackendRequest<readonly object[] | null>,
  code: string = nothingChanged,
): Promise<void> => {
  const rows = await query(request);
  if (rows.length === 0) throw new BackendError(code, 404, "No row was changed.");
};

const refusalSchema = v.object({ error: v.object({ code: v.string(), retryAfterSeconds: v.optional(v.number()) }) });

/** A server function could not be reached or refused the request. `code` is the name of supabase-js's error, such as `FunctionsHttpError`. */
export class FunctionError extends BackendError {
  /** @param refused the reason in the function's response (docs/backend.md) */
  constructor(
    code: string,
    status: number,
    readonly refused: v.InferOutput<typeof refusalSchema>["error"] | undefined,
  ) {
    super(code, status, refused?.code ?? code);
  }
}

const reasonOf = async (response: Response | undefined): Promise<FunctionError["refused"]> => {
  const read = v.safeParse(refusalSchema, await response?.json().catch(() => undefined));
  return read.success ? read.output.error : undefined;
};

/** Calls a server function and returns its data. Throws a `FunctionError`; for status 401 the member is also asked to sign in again. */
export const invokeFunction = (name: string, body: object): Promise<unknown> =>
  inSession(async () => {
    const { functions } = await loadSupabase();
    const answered = await functions.invoke<unknown>(name, { body: { ...body } });
    const error: unknown = answered.error;
    if (error === null) return answered.data;
    const { response } = answered;
    const code = error instanceof Error ? error.name : "";
    throw new FunctionError(code, response?.status ?? 0, await reasonOf(response));
  });

/** How responses are cached (specification §9, data fetching). Times in milliseconds. */
const dataFetching = {
  refetchOnWindowFocus: false,
  retry: 1,
  staleTime: 15 * 60_000,
  gcTime: 60 * 60_000,
} as const;

/**
 * Requests are sent without a network too, so that they fail at once. By default they would wait for the network without an
 * error, and a deletion could be carried out hours later.
 */
const networkMode = "always";

/** A query client for one mounted app. `onError` gets the error of every failed query and mutation. */
export const createQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...dataFetching, networkMode, refetchOnReconnect: true }, mutations: { networkMode } },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
