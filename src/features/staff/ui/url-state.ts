/**
 * State of a page in its URL, so that it can be shared, reloaded and returned to. A search may be personal data, so it is
 * confidential: it is stored in the history state of the browser instead, so that it does not appear in the logs of a host.
 */
import { navigate, useLocation } from "@reach/router";
import { useEffect, useRef } from "react";
import * as v from "valibot";
import { noScroll } from "../../navigation/scroll";

/**
 * Changes the query of the current page (`?` included) and the state of its history entry, without scrolling. `navigate` of
 * `@reach/router` changes the URL immediately. Gatsby's `navigate` would load the page's data first, and a second change
 * made meanwhile would undo the first.
 */
const changeQuery = (query: string, how: "replace" | "push", state: Readonly<Record<string, unknown>> = {}) => {
  void navigate(window.location.pathname + query, { replace: how === "replace", state: { ...noScroll, ...state } });
};

/** Search terms can be personal data. */
const confidential: readonly string[] = ["search"];

type UrlValues<Name extends string> = Readonly<Record<Name, string>>;

const historyState = v.object({ confidential: v.record(v.string(), v.string()) });

/** The confidential values in a history state. */
const readConfidential = (state: unknown): Readonly<Record<string, string>> => {
  const read = v.safeParse(historyState, state);
  return read.success ? read.output.confidential : {};
};

const entryState = v.object({ opened: v.literal(true) });

/** Whether this history entry was added by opening an item of a list. Closing the item then goes back in the history. */
const isOpened = (state: unknown): boolean => v.is(entryState, state);

/** The values in a URL and history state, completed with `defaults`. */
export const readUrlState = <Name extends string>(
  search: string,
  defaults: UrlValues<Name>,
  state?: unknown,
): UrlValues<Name> => {
  const params = new URLSearchParams(search);
  const kept = readConfidential(state);
  const valueOf = (name: Name) => (confidential.includes(name) ? kept[name] : params.get(name)) ?? defaults[name];
  return Object.fromEntries((Object.keys(defaults) as Name[]).map((name) => [name, valueOf(name)])) as UrlValues<Name>;
};

/** The query of the URL after a change: empty, or with `?`. Default values and confidential values are left out. */
export const writeUrlState = <Name extends string>(
  search: string,
  defaults: UrlValues<Name>,
  changes: Partial<UrlValues<Name>>,
): string => {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(changes) as Name[]) {
    const value = changes[name] ?? defaults[name];
    if (value === defaults[name]) params.delete(name);
    else params.set(name, value);
  }
  for (const name of confidential) params.delete(name);
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
};

/** The confidential values for the history state after a change. */
const writeConfidential = (state: unknown, changes: Partial<UrlValues<string>>): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = { ...readConfidential(state) };
  for (const name of confidential) kept[name] = changes[name] ?? kept[name] ?? "";
  return kept;
};

interface UrlState<Name extends string> {
  readonly values: UrlValues<Name>;
  /** Changes some values. `push` adds a history entry; `replace`, the default, changes the current one, as for filters. */
  readonly change: (changes: Partial<UrlValues<Name>>, how?: "replace" | "push") => void;
  /** The URL after a change, for links. A link also needs `state`, because the URL lacks the confidential values. */
  readonly urlAfter: (changes: Partial<UrlValues<Name>>) => string;
  readonly state: { readonly confidential: Readonly<Record<string, string>> };
  /** Whether this history entry was added by opening an item of a list. The links that open items have `opened` in their state. */
  readonly opened: boolean;
  /** Closes the open item: goes back if opening it added a history entry; otherwise makes these changes. */
  readonly close: (changes: Partial<UrlValues<Name>>) => void;
}

/** The filters, sort order, page number and open item of a page, stored in the URL; its search in the history state. */
export const useUrlState = <Name extends string>(defaults: UrlValues<Name>): UrlState<Name> => {
  const { pathname, search, state } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [search, state]);
  const change: UrlState<Name>["change"] = (changes, how = "replace") => {
    const { location, history } = window;
    // A delayed change, such as a search after a pause in typing, may come after the page was left.
    if (location.pathname !== pathname) return;
    // `window.location` already contains changes that have not been rendered yet.
    const query = writeUrlState(location.search, defaults, changes);
    changeQuery(query, how, { confidential: writeConfidential(history.state, changes) });
  };
  return {
    values: readUrlState(search, defaults, state),
    change,
    urlAfter: (changes) => pathname + writeUrlState(search, defaults, changes),
    state: { confidential: readConfidential(state) },
    opened: isOpened(state),
    close: (changes) => {
      if (!isOpened(window.history.state)) return change(changes);
      // `back` takes effect a moment later, so a second call would leave the page.
      if (!isClosing.current) window.history.back();
      isClosing.current = true;
    },
  };
};
