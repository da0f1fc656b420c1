/** How staff pages ask the backend: tables and database functions by `query` and its kin, server functions by `invokeFunction`. */
import * as v from "valibot";
import { type Backend, loadSupabase } from "../../../lib/backend/supabase-client";
import { endSession } from "../session/session-state";
import { BackendError, isBeyondEnd, isSignedOut, nothingChanged } from "./backend-error";

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

type BackendRequest<Data> = (backend: Backend) => PromiseLike<Result<Data>>;

const send = async <Data>(question: BackendRequest<Data>): Promise<Result<Data>> => {
  const answer = await question(await loadSupabase());
  if (answer.error === null) return answer;
  const { code = "", message, details = null, hint = null } = answer.error;
  const error = new BackendError(code, answer.status, message, { details, hint });
  if (isSignedOut(error)) endSession();
  throw error;
};

/** Asks and gives what came back. Throws a `BackendError`; one that says “not signed in” asks the member to sign in again. */
export const query = async <Data>(question: BackendRequest<Data>): Promise<NonNullable<Data>> => {
  const { data } = await send(question);
  if (data === null || data === undefined) throw new BackendError("", 404, "The answer is empty.");
  return data;
};

/** The same for a call that answers nothing, or for a row that may not be there. */
export const queryOptional = async <Data>(question: BackendRequest<Data>): Promise<Data> => (await send(question)).data;

/**
 * The same for a change of rows that asks for what it changed. The policies pass over rows that are gone, or not this member's
 * to change, without a word: no row at all is therefore a failure.
 * @param code what kind of failure, where the question names more than the row itself
 */
export const mutate = async (
  question: BackendRequest<readonly object[] | null>,
  code: string = nothingChanged,
): Promise<void> => {
  const rows = (await send(question)).data ?? [];
  if (rows.length === 0) throw new BackendError(code, 404, "No row was changed.");
};

/** The same for some rows, and how many there are in all. */
export const queryCounted = async <Row>(
  question: BackendRequest<Row[] | null>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const { data, count } = await send(question);
  const rows = data ?? [];
  return { rows, total: count ?? rows.length };
};

/** Rows of one answer: the REST address gives no more at once (supabase/config.toml, max_rows). */
const rowsAtOnce = 1000;

/** The same for all rows, however many. The question takes the first and the last row, counted from 0, and has one order for all parts. */
export const queryAll = async <Row>(question: PageRequest<Row>): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const { data } = await send((backend) => question(backend, all.length, all.length + rowsAtOnce - 1));
    all.push(...(data ?? []));
    if ((data ?? []).length < rowsAtOnce) return all;
  }
};

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Which page it is, counted from 1: the last one where the list has become shorter than what was asked for. */
  readonly page: number;
}

type PageRequest<Row> = (backend: Backend, first: number, last: number) => PromiseLike<Result<Row[] | null>>;

/** The same for one page of a list. The question takes the first and the last row of the page, counted from 0. */
export const queryPage = async <Row>(
  page: number,
  perPage: number,
  question: PageRequest<Row>,
): Promise<ListPage<Row>> => {
  const at = (number: number) =>
    queryCounted((backend) => question(backend, (number - 1) * perPage, number * perPage - 1));
  const beyond = (error: unknown) => {
    if (page === 1 || !isBeyondEnd(error)) throw error;
    return at(1);
  };
  const { rows, total } = await at(page).catch(beyond);
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? queryPage(last, perPage, question) : { rows, total, page };
};

const refusalSchema = v.object({ error: v.object({ code: v.string(), retryAfterSeconds: v.optional(v.number()) }) });

/** A server function that was not reached, or refused. `code` is the client's name for which of the two. */
export class FunctionError extends BackendError {
  /** @param refused what the function itself gave as its reason (docs/backend.md) */
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

/** Asks and gives what came back. Throws a `FunctionError`; one that says “not signed in” asks the member to sign in again. */
export const invokeFunction = async (name: string, body: object): Promise<unknown> => {
  const { functions } = await loadSupabase();
  const answered = await functions.invoke<unknown>(name, { body: { ...body } });
  const error: unknown = answered.error;
  if (error === null) return answered.data;
  const { response } = answered;
  const failure = new FunctionError(
    error instanceof Error ? error.name : "",
    response?.status ?? 0,
    await reasonOf(response),
  );
  if (isSignedOut(failure)) endSession();
  throw failure;
};

/** No list is that long; a number with more digits is none that a database would take. */
const maxPage = 1_000_000;

/** The number of a page as the address says it: at least 1. */
export const pageNumber = (said: string): number => Math.min(maxPage, Math.max(1, Math.trunc(Number(said)) || 1));
