/** The way every question of a staff page to the tables and functions of the database goes. */
import { type Backend, loadSupabase } from "../../../lib/backend/supabase-client";
import { endSession } from "../session/session-store";
import { BackendError, nothingChanged, saysBeyondEnd, saysSignedOut } from "./backend-error";

interface Failure {
  readonly code?: string | undefined;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

interface Answer<Data> {
  readonly data: Data;
  readonly error: Failure | null;
  readonly status: number;
  readonly count?: number | null;
}

type Question<Data> = (backend: Backend) => PromiseLike<Answer<Data>>;

const put = async <Data>(question: Question<Data>): Promise<Answer<Data>> => {
  const answer = await question(await loadSupabase());
  if (answer.error === null) return answer;
  const { code = "", message, details = null, hint = null } = answer.error;
  const error = new BackendError(code, answer.status, message, { details, hint });
  if (saysSignedOut(error)) endSession();
  throw error;
};

/** Asks and gives what came back. Throws a `BackendError`; one that says “not signed in” asks the member to sign in again. */
export const ask = async <Data>(question: Question<Data>): Promise<NonNullable<Data>> => {
  const { data } = await put(question);
  if (data === null || data === undefined) throw new BackendError("", 404, "The answer is empty.");
  return data;
};

/** The same for a call that answers nothing, or for a row that may not be there. */
export const askMaybe = async <Data>(question: Question<Data>): Promise<Data> => (await put(question)).data;

/**
 * The same for a change of rows that asks for what it changed. The policies pass over rows that are gone, or not this member's
 * to change, without a word: no row at all is therefore a failure.
 * @param code what kind of failure, where the question names more than the row itself
 */
export const askChanged = async (
  question: Question<readonly object[] | null>,
  code: string = nothingChanged,
): Promise<void> => {
  const rows = (await put(question)).data ?? [];
  if (rows.length === 0) throw new BackendError(code, 404, "No row was changed.");
};

/** The same for some rows, and how many there are in all. */
export const askCounted = async <Row>(
  question: Question<Row[] | null>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const { data, count } = await put(question);
  const rows = data ?? [];
  return { rows, total: count ?? rows.length };
};

/** Rows of one answer: the REST address gives no more at once (supabase/config.toml, max_rows). */
const rowsAtOnce = 1000;

/** The same for all rows, however many. The question takes the first and the last row, counted from 0, and has one order for all parts. */
export const askAll = async <Row>(question: PageQuestion<Row>): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const { data } = await put((backend) => question(backend, all.length, all.length + rowsAtOnce - 1));
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

type PageQuestion<Row> = (backend: Backend, first: number, last: number) => PromiseLike<Answer<Row[] | null>>;

/** The same for one page of a list. The question takes the first and the last row of the page, counted from 0. */
export const askPage = async <Row>(
  page: number,
  perPage: number,
  question: PageQuestion<Row>,
): Promise<ListPage<Row>> => {
  const at = (number: number) =>
    askCounted((backend) => question(backend, (number - 1) * perPage, number * perPage - 1));
  const beyond = (error: unknown) => {
    if (page === 1 || !saysBeyondEnd(error)) throw error;
    return at(1);
  };
  const { rows, total } = await at(page).catch(beyond);
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? askPage(last, perPage, question) : { rows, total, page };
};
