/**
 * What a page shows, kept in its address, so that it can be shared, reloaded and gone back to. What names persons, as a search
 * does, is confidential: the browser keeps it beside the address, in the state of its history, and no host writes it down. Pure.
 */
import { useLocation } from "@reach/router";
import { useCallback, useEffect, useMemo, useRef } from "react";
import * as v from "valibot";
import { changeQuery } from "../../navigation/change-query";

export type UrlValues<Name extends string> = Readonly<Record<Name, string>>;

const historyState = v.object({ confidential: v.record(v.string(), v.string()) });

/** What the state of the history holds beside the address. */
export const readConfidential = (state: unknown): Readonly<Record<string, string>> => {
  const read = v.safeParse(historyState, state);
  return read.success ? read.output.confidential : {};
};

const entryState = v.object({ opened: v.literal(true) });

/** Whether opening an entry of a list has added this step to the history: what `useAddress` closes by taking it back. */
export const isOpened = (state: unknown): boolean => v.is(entryState, state);

/** The values of an address and of the history's state; what neither has is as in `defaults`. */
export const readUrlState = <Name extends string>(
  search: string,
  defaults: UrlValues<Name>,
  confidential: readonly NoInfer<Name>[] = [],
  state?: unknown,
): UrlValues<Name> => {
  const params = new URLSearchParams(search);
  const kept = readConfidential(state);
  const valueOf = (name: Name) => (confidential.includes(name) ? kept[name] : params.get(name)) ?? defaults[name];
  return Object.fromEntries((Object.keys(defaults) as Name[]).map((name) => [name, valueOf(name)])) as UrlValues<Name>;
};

/** The query of the address after a change, `?` included; a value that is the default, or confidential, is left out. */
export const writeUrlState = <Name extends string>(
  search: string,
  defaults: UrlValues<Name>,
  changes: Partial<UrlValues<Name>>,
  confidential: readonly NoInfer<Name>[] = [],
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

/** What the state of the history holds after a change. */
export const writeConfidential = <Name extends string>(
  state: unknown,
  changes: Partial<UrlValues<Name>>,
  confidential: readonly NoInfer<Name>[],
): Readonly<Record<string, string>> => {
  const kept: Record<string, string> = { ...readConfidential(state) };
  for (const name of confidential) kept[name] = changes[name] ?? kept[name] ?? "";
  return kept;
};

interface UrlState<Name extends string> {
  readonly values: UrlValues<Name>;
  /** Changes some values. `push` adds a step to the history, as for opening one entry; filters replace. */
  readonly change: (changes: Partial<UrlValues<Name>>, how?: "replace" | "push") => void;
  /** The address after a change, for links; what is confidential goes with them as their state. */
  readonly after: (changes: Partial<UrlValues<Name>>) => string;
  readonly state: { readonly confidential: Readonly<Record<string, string>> };
  /** Whether opening an entry has added this step to the history. The link that does so says it in its state. */
  readonly opened: boolean;
  /** Leaves the open entry: by taking back the step that opening it has added, or else by these changes. */
  readonly close: (changes: Partial<UrlValues<Name>>) => void;
}

/** Values that name persons, for a page that has none. */
const noConfidential: readonly never[] = [];

/**
 * Filters, order, page and the open entry of a page, which live in the address; those in `confidential`, which name persons, beside it.
 * Neither `defaults` nor `confidential` must change.
 */
export const useUrlState = <Name extends string>(
  defaults: UrlValues<Name>,
  confidential: readonly NoInfer<Name>[] = noConfidential,
): UrlState<Name> => {
  const { pathname, search, state } = useLocation();
  const values = useMemo(
    () => readUrlState(search, defaults, confidential, state),
    [search, defaults, confidential, state],
  );
  const after = useCallback(
    (changes: Partial<UrlValues<Name>>) => pathname + writeUrlState(search, defaults, changes, confidential),
    [pathname, search, defaults, confidential],
  );
  const change = useCallback(
    (changes: Partial<UrlValues<Name>>, how: "replace" | "push" = "replace") => {
      const { location, history } = window;
      // What was asked for a while ago, such as a search that waited for the last letter, may come after the page was left.
      if (location.pathname !== pathname) return;
      // The address itself knows of a change that has not been drawn yet.
      const query = writeUrlState(location.search, defaults, changes, confidential);
      changeQuery(query, how, { confidential: writeConfidential(history.state, changes, confidential) });
    },
    [pathname, defaults, confidential],
  );
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [search, state]);
  const close = useCallback(
    (changes: Partial<UrlValues<Name>>) => {
      if (!isOpened(window.history.state)) return change(changes);
      // The browser takes the step a moment later: one that is asked for twice would leave the page.
      if (!isClosing.current) window.history.back();
      isClosing.current = true;
    },
    [change],
  );
  const kept = useMemo(() => ({ confidential: readConfidential(state) }), [state]);
  return { values, change, after, state: kept, opened: isOpened(state), close };
};
