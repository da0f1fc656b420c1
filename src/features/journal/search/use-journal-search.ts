import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { pageArrived } from "../../navigation/gatsby-runtime";
import type { Found, SearchEngine } from "./engine";

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly query: string }
  | { readonly kind: "found"; readonly query: string; readonly found: Found }
  | { readonly kind: "failed"; readonly query: string };

/** How long typing must pause before a search, in milliseconds. */
const typingPause = 150;

/** The minimum length of a query. */
const minQueryLength = 2;

const fill = (field: HTMLInputElement | null, query: string): void => {
  if (field !== null) field.value = query;
};

/**
 * The journal's search. `search` searches at once, and returns false if the query is too short or a newer one has replaced
 * it. `type` searches when typing pauses. `prepare` loads the search and its first files in advance. The query is also in the URL.
 * After hydration, the hook writes this query into `field`, unless the visitor has typed something, and searches. Whenever a
 * navigation to the same page changes or removes the query in the URL, the field and the results follow.
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
      if (query.length < minQueryLength) {
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
      timer.current = setTimeout(() => void search(text), typingPause);
    },
    [search],
  );

  const prepare = useCallback(() => {
    void load()
      .then((loaded) => loaded.prepare())
      .catch(() => undefined);
  }, [load]);

  useEffect(() => {
    // A text typed before hydration stays in the field, and is what is searched for.
    if (field.current?.value === "") fill(field.current, queryInAddress());
    const query = field.current?.value ?? "";
    if (query !== "") timer.current = setTimeout(() => void search(query));
    return () => clearTimeout(timer.current);
  }, [field, search]);

  useEffect(() => {
    const follow = () => {
      const query = queryInAddress();
      if (query === latest.current) return;
      fill(field.current, query);
      void search(query);
    };
    window.addEventListener(pageArrived, follow);
    return () => window.removeEventListener(pageArrived, follow);
  }, [field, search]);

  return { state, search, type, prepare };
};

/** The query's parameter in the URL, `?q=…`, so that a search can be shared and bookmarked. */
export const queryParameter = "q";

export const queryInAddress = (): string =>
  new URLSearchParams(window.location.search).get(queryParameter)?.trim() ?? "";

/** Writes the query into the URL without a new history entry. An empty query removes the parameter. */
const writeQueryInAddress = (query: string): void => {
  const url = new URL(window.location.href);
  if (query === "") url.searchParams.delete(queryParameter);
  else url.searchParams.set(queryParameter, query);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
};
