import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { CloseIcon, SearchIcon } from "../../../components/ui/icon";
import { inLanguage } from "../../../settings/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { SectionNav } from "../list-parts";
import { queryParameter, useJournalSearch } from "./use-journal-search";
import { SearchResults } from "./search-results";
import * as styles from "./journal-search.module.css";

interface JournalSearchProps {
  /** The sections that have posts. */
  readonly sections: readonly Queries.SectionLinkFragment[];
  /** See `SectionNav`. */
  readonly current?: string | undefined;
  /** The page's content, shown when there is no search. */
  readonly children: ReactNode;
}

/**
 * The head of the journal's front page and lists: the links to the sections, and the search in all posts and the site's other pages. Results
 * replace the page's content. Without scripts, the form opens the list of all posts. A journal without posts has neither links
 * nor search.
 */
export function JournalSearch({ sections, current, children }: JournalSearchProps) {
  const t = useText();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { state, search, type, prepare } = useJournalSearch(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const submitted = input.current?.value ?? "";
    void search(submitted).then((isShown) => {
      // The focus stays in the field if the visitor has continued typing.
      if (isShown && input.current?.value === submitted) results.current?.focus();
    });
  };
  const clear = () => {
    if (input.current === null) return;
    input.current.value = "";
    input.current.focus();
    void search("");
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && state.kind !== "idle") clear();
  };

  if (sections.length === 0) return children;
  return (
    <>
      <div className="grid">
        <div className={styles.bar}>
          <SectionNav sections={sections} current={current} />
          <form
            className={styles.field}
            role="search"
            action={inLanguage("/journal", language)}
            data-app="query"
            onSubmit={submit}
          >
            <input
              ref={input}
              type="search"
              name={queryParameter}
              aria-label={t("journal.search.label")}
              placeholder={t("journal.search.placeholder")}
              autoComplete="off"
              enterKeyHint="search"
              aria-busy={state.kind === "searching" || undefined}
              onFocus={prepare}
              onInput={(event) => type(event.currentTarget.value)}
              onKeyDown={escape}
            />
            {state.kind !== "idle" && (
              <Button variant="icon" aria-label={t("journal.search.clear")} onClick={clear}>
                <CloseIcon />
              </Button>
            )}
            <Button variant="icon" type="submit" aria-label={t("journal.search.submit")}>
              <SearchIcon />
            </Button>
            {/* Only before the first search; later the results below show this message. */}
            {state.kind === "idle" && <p className={styles.waiting}>{t("journal.search.searching")}</p>}
          </form>
        </div>
        <SearchResults ref={results} state={state} onRetry={() => void search(input.current?.value ?? "")} />
      </div>
      <div hidden={state.kind !== "idle"}>{children}</div>
    </>
  );
}
