/** Requests for lists: one page, all rows, the number of rows, and search terms as the database needs them. */
import * as v from "valibot";
import type { Backend } from "../../../lib/backend/supabase-client";
import { emailField } from "../../../lib/forms/person-fields";
import { isBeyondEnd } from "./backend-error";
import { type BackendRequest, dataOf, query, send } from "./query";

/** Like `query`, for some rows of a list and the total number of rows. */
export const queryCounted = async <Row>(
  request: BackendRequest<Row[] | null>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const answer = await send(request);
  const rows = dataOf(answer);
  return { rows, total: answer.count ?? rows.length };
};

/** The largest number of rows in one response (supabase/config.toml, max_rows). */
const maxRows = 1000;

/** Like `query`, for all rows of a list. `request` gets the first and last row, counted from 0, and must sort every part in the same way. */
export const queryAll = async <Row>(request: PageRequest<Row>): Promise<readonly Row[]> => {
  const all: Row[] = [];
  for (;;) {
    const rows = await query((backend) => request(backend, all.length, all.length + maxRows - 1));
    all.push(...rows);
    if (rows.length < maxRows) return all;
  }
};

interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Number of this page, counted from 1. If the requested page is beyond the end of the list, this is the last page. */
  readonly page: number;
}

type PageRequest<Row> = (backend: Backend, first: number, last: number) => ReturnType<BackendRequest<Row[] | null>>;

/** Like `query`, for one page of a list. `request` gets the first and the last row of the page, counted from 0. */
export const queryPage = async <Row>(
  page: number,
  perPage: number,
  request: PageRequest<Row>,
): Promise<ListPage<Row>> => {
  const load = (number: number) =>
    queryCounted((backend) => request(backend, (number - 1) * perPage, number * perPage - 1));
  // Beyond the end, the database does not return the total. The first page has it.
  const loadFirst = (error: unknown) => {
    if (page === 1 || !isBeyondEnd(error)) throw error;
    return load(1);
  };
  const { rows, total } = await load(page).catch(loadFirst);
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last ? queryPage(last, perPage, request) : { rows, total, page };
};

/** No list has more pages, and the database rejects much larger numbers. */
const maxPage = 1_000_000;

/** The page number in a value of the URL, from 1 to `maxPage`; 1 if the value is not a number. */
export const pageNumber = (value: string): number => Math.min(maxPage, Math.max(1, Math.trunc(Number(value)) || 1));

/**
 * An `ilike` pattern that matches the literal text anywhere. PostgREST reads `*` as `%` and has no way to escape it, so it is replaced by
 * `_`, which matches any one character.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`;

/**
 * Converts a search term for email addresses: a whole address, or a domain with characters outside ASCII, is converted to
 * the form in which it is stored. Other terms are returned unchanged.
 */
export const normalizeEmailSearch = (text: string): string => {
  const whole = v.safeParse(emailField, text);
  if (whole.success) return whole.output;
  const domain = /[^\u0020-\u007e]/.test(text) ? v.safeParse(emailField, `x@${text.replace(/^@/, "")}`) : undefined;
  return domain?.success === true ? domain.output.slice("x@".length) : text;
};
