import { type ReactNode, forwardRef, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { OnwardLink } from "../../../components/ui/onward-link";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import type { SearchState } from "./use-journal-search";
import { TextWith } from "../../../components/ui/text-with-links";
import { entryLinkArea, EntryMeta, EntryTitle, entryTitle } from "../entry-parts";
import * as styles from "./journal-search.module.css";
import type { Found, FoundPage, FoundPost } from "./engine";
import { cutAtWords, fold, partsOf } from "../../../lib/text/fold";

interface SearchResultsProps {
  readonly state: SearchState;
  readonly onRetry: () => void;
}

/**
 * Number of results shown at first, and added by each “show more”. Fewer pages than posts, so that the posts are not far
 * down if the pages come first.
 */
const postStep = 20;
const pageStep = 5;

const countOf = ({ posts, pages }: Found): number => posts.length + pages.length;

/** The results of a search: their number, which screen readers announce, then the posts and the pages, each best first. The group with the better match comes first. */
export const SearchResults = forwardRef<HTMLDivElement, SearchResultsProps>(function SearchResults(
  { state, onRetry },
  ref,
) {
  const t = useText();
  const statusId = useId();
  const count = state.kind === "found" ? countOf(state.found) : 0;
  return (
    // Gets the focus when the search is submitted, and is then named by the number of results.
    <div
      ref={ref}
      className={styles.results}
      role="group"
      aria-labelledby={statusId}
      tabIndex={-1}
      hidden={state.kind === "idle"}
      aria-busy={state.kind === "searching"}
    >
      <p className={styles.status} role="status" id={statusId}>
        {statusOf(state, t)}
      </p>
      {state.kind === "failed" && (
        <Button variant="line" onClick={onRetry}>
          {t("common.tryAgain")}
        </Button>
      )}
      {state.kind === "found" && count === 0 && (
        <div className={styles.none}>
          <p>{t("journal.search.noneHelp")}</p>
          <OnwardLink to="/contact">{t("journal.search.ask")}</OnwardLink>
        </div>
      )}
      {state.kind === "found" && count > 0 && <FoundGroups key={state.query} found={state.found} />}
    </div>
  );
});

/** The posts and the pages of one query. */
function FoundGroups({ found: { posts, pages, pagesFirst, words } }: { readonly found: Found }) {
  const t = useText();
  const pageGroup = (
    <FoundGroup key="pages" title={t("journal.search.pages")} step={pageStep}>
      {pages.map((page) => (
        <li key={page.to}>
          <PageResult page={page} words={words} />
        </li>
      ))}
    </FoundGroup>
  );
  const postGroup = (
    <FoundGroup key="posts" title={t("journal.search.posts")} step={postStep}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostResult post={post} words={words} />
        </li>
      ))}
    </FoundGroup>
  );
  return pagesFirst ? [pageGroup, postGroup] : [postGroup, pageGroup];
}

interface FoundGroupProps {
  readonly title: string;
  readonly step: number;
  /** The results, as list items. */
  readonly children: readonly ReactNode[];
}

/** Results of one kind under a heading, a few at a time. Renders nothing without results. */
function FoundGroup({ title, step, children }: FoundGroupProps) {
  const t = useText();
  const id = useId();
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLOListElement>(null);
  // The first added result takes the focus, because the button moves below all added results, or disappears.
  useEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector("a")?.focus();
  }, [shown, step]);
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol ref={list} className={styles.list}>
        {children.slice(0, shown)}
      </ol>
      {children.length > shown && (
        <p className={styles.more}>
          <Button variant="line" onClick={() => setShown(shown + step)}>
            {t("common.showMore")}
          </Button>
        </p>
      )}
    </section>
  );
}

const statusOf = (state: SearchState, t: ReturnType<typeof useText>): string => {
  switch (state.kind) {
    case "idle":
      return "";
    case "searching":
      return t("journal.search.searching");
    case "failed":
      return t("journal.search.error");
    case "found": {
      const count = countOf(state.found);
      return count === 0
        ? t("journal.search.none", { query: state.query })
        : t("journal.search.results", { count, query: state.query });
    }
  }
};

interface PostResultProps {
  readonly post: FoundPost;
  /** Folded words to mark. */
  readonly words: ReadonlySet<string>;
}

/** A post in the results, with the matching words marked. */
function PostResult({ post, words }: PostResultProps) {
  const t = useText();
  return (
    <article className={`${entryLinkArea} ${styles.result}`}>
      <EntryMeta post={post} stacked />
      <div>
        <EntryTitle level="h3" slug={post.slug}>
          <Marked text={post.title} words={words} />
        </EntryTitle>
        <p className={styles.description}>
          <Marked text={post.description} words={words} />
        </p>
        {post.inText.length > 0 && (
          <p className={styles.inText}>
            {post.inLanguage === undefined ? (
              <Marked text={t("journal.search.inText", { words: post.inText.join(", ") })} words={words} />
            ) : (
              <TextWith
                text="journal.search.inOther"
                elements={{ words: <span lang={post.inLanguage}>{post.inText.join(", ")}</span> }}
              />
            )}
          </p>
        )}
      </div>
    </article>
  );
}

interface PageResultProps {
  readonly page: FoundPage;
  /** Folded words to mark. */
  readonly words: ReadonlySet<string>;
}

/** A page or chapter in the results, with the line that fits the query. */
function PageResult({ page: { to, title, page, line, inLanguage }, words }: PageResultProps) {
  return (
    <article className={`${entryLinkArea} ${styles.result}`}>
      {page !== null && <p className={styles.page}>{page}</p>}
      <div>
        <h3 className={entryTitle}>
          <LocalLink to={to}>
            <Marked text={title} words={words} />
          </LocalLink>
        </h3>
        <p className={styles.description} lang={inLanguage}>
          <Marked text={line} words={words} />
        </p>
      </div>
    </article>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  return markWords(text, words).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}

/** A piece of a text, and whether it matches the query. */
interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text into pieces. A word is marked if it or one of its parts, folded, is one of `words`. */
export const markWords = (text: string, words: ReadonlySet<string>): MarkedPiece[] => {
  const pieces: MarkedPiece[] = [];
  for (const part of cutAtWords(text)) {
    const marked = [part, ...partsOf(part)].some((word) => words.has(fold(word)));
    const last = pieces.at(-1);
    if (last !== undefined && last.marked === marked) pieces[pieces.length - 1] = { text: last.text + part, marked };
    else if (part !== "") pieces.push({ text: part, marked });
  }
  return pieces;
};
