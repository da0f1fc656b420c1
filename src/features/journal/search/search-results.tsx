import { forwardRef, useEffect, useState } from "react";
import { Button, OnwardLink } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { SearchResult } from "./search-result";
import * as styles from "./search-results.module.css";
import type { SearchState } from "./use-journal-search";

interface SearchResultsProps {
  readonly state: SearchState;
  readonly onRetry: () => void;
}

/** Results shown at first, and again with every “show more”. */
const step = 20;

/** What a search found: how much, said aloud too, and the posts, best first. */
export const SearchResults = forwardRef<HTMLDivElement, SearchResultsProps>(function SearchResults(
  { state, onRetry },
  ref,
) {
  const t = useText();
  const query = state.kind === "idle" ? "" : state.query;
  const [shown, setShown] = useState(step);
  useEffect(() => setShown(step), [query]);
  const posts = state.kind === "found" ? state.found.posts : [];
  return (
    <div
      ref={ref}
      className={styles.results}
      tabIndex={-1}
      hidden={state.kind === "idle"}
      aria-busy={state.kind === "searching"}
    >
      <p className={styles.status} role="status">
        {statusOf(state, t)}
      </p>
      {state.kind === "failed" && (
        <Button variant="line" onClick={onRetry}>
          {t("common.tryAgain")}
        </Button>
      )}
      {state.kind === "found" && posts.length === 0 && (
        <div className={styles.none}>
          <p>{t("journal.search.noneHelp")}</p>
          <OnwardLink to="/contact">{t("journal.search.ask")}</OnwardLink>
        </div>
      )}
      {state.kind === "found" && posts.length > 0 && (
        <ol className={styles.list}>
          {posts.slice(0, shown).map((post) => (
            <li key={post.slug}>
              <SearchResult post={post} words={state.found.words} />
            </li>
          ))}
        </ol>
      )}
      {posts.length > shown && (
        <p className={styles.more}>
          <Button variant="line" onClick={() => setShown(shown + step)}>
            {t("common.showMore")}
          </Button>
        </p>
      )}
    </div>
  );
});

const statusOf = (state: SearchState, t: ReturnType<typeof useText>): string => {
  switch (state.kind) {
    case "idle":
      return "";
    case "searching":
      return t("journal.search.searching");
    case "failed":
      return t("journal.search.error");
    case "found": {
      const count = state.found.posts.length;
      return count === 0
        ? t("journal.search.none", { query: state.query })
        : t("journal.search.results", { count, query: state.query });
    }
  }
};
