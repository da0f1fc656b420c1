import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { arrival } from "../../navigation/gatsby-runtime";
import type { Found, SearchEngine } from "./engine";

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly query: string }
  | { readonly kind: "found"; readonly query: string; readonly found: Found }
  | { readonly kind: "failed"; readonly query: string };

/** How long typing must pause before it is answered, in milliseconds. */
const pause = 150;

/** Fewer letters than this ask for nothing. */
const shortest = 2;

const fill = (field: HTMLInputElement | null, query: string): void => {
  if (field !== null) field.value = query;
};

/**
 * The journal's search: `search` answers a query at once, and says whether it is this answer that is shown; `type` answers
 * once typing pauses, `prepare` fetches ahead. The address holds the query. One in the address is answered when the page has
 * come alive, and another one, or none, when a link or a step in the history has changed the address of the same page;
 * `field` then says what the address says.
 */
export const useJournalSearch = (field: RefObject<HTMLInputElement>) => {
  const language = useLanguage();
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const engine = useRef<Promise<SearchEngine> | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef("");

  const load = useCallback((): Promise<SearchEngine> => {
    engine.current ??= import("./engine").then(({ createSearchEngine }) => createSearchEngine(language));
    engine.current.catch(() => {
      engine.current = undefined;
    });
    return engine.current;
  }, [language]);

  const search = useCallback(
    async (text: string): Promise<boolean> => {
      clearTimeout(timer.current);
      const query = text.trim();
      latest.current = query;
      writeQueryInAddress(query);
      if (query.length < shortest) {
        setState({ kind: "idle" });
        return false;
      }
      setState((before) => (before.kind === "found" ? before : { kind: "searching", query }));
      const found = await load()
        .then((loaded) => loaded.search(query))
        .catch(() => undefined);
      if (latest.current !== query) return false;
      setState(found === undefined ? { kind: "failed", query } : { kind: "found", query, found });
      return true;
    },
    [load],
  );

  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void search(text), pause);
    },
    [search],
  );

  const prepare = useCallback(() => {
    void load()
      .then((loaded) => loaded.prepare())
      .catch(() => undefined);
  }, [load]);

  useEffect(() => {
    const query = queryInAddress();
    if (query !== "") {
      // What was typed before hydration stays.
      if (field.current?.value === "") fill(field.current, query);
      timer.current = setTimeout(() => void search(query));
    }
    return () => clearTimeout(timer.current);
  }, [field, search]);

  useEffect(() => {
    const follow = () => {
      const query = queryInAddress();
      if (query === latest.current) return;
      fill(field.current, query);
      void search(query);
    };
    window.addEventListener(arrival, follow);
    return () => window.removeEventListener(arrival, follow);
  }, [field, search]);

  return { state, search, type, prepare };
};

/** The query in the page's address: `?q=…`, so that a search can be shared and come back to. */

export const queryParameter = "q";

export const queryInAddress = (): string =>
  new URLSearchParams(window.location.search).get(queryParameter)?.trim() ?? "";

/** Writes the query into the address without a new entry in the history; an empty one takes it out. */
export const writeQueryInAddress = (query: string): void => {
  const url = new URL(window.location.href);
  if (query === "") url.searchParams.delete(queryParameter);
  else url.searchParams.set(queryParameter, query);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
};
