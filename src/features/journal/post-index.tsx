import type { CSSProperties } from "react";
import { Picture } from "../../components/ui/picture";
import { coverTransition, entryLinkArea, EntryMeta, EntryTitle } from "./entry-parts";
import * as styles from "./post-index.module.css";
import { LocalLink } from "../../components/ui/local-link";
import { useText } from "../../lib/i18n/use-text";

interface PostIndexProps {
  readonly posts: readonly Queries.PostEntryFragment[];
}

/** Posts one below the other, separated by hairlines: the pages of the journal's lists. */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <ol className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <IndexEntry post={post} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
}

/** Displayed width of a post's picture in the list, as in the HTML attribute `sizes`. */
export const indexCoverSizes = "(min-width: 48rem) 24vw, 100vw";

interface IndexEntryProps {
  readonly post: Queries.PostEntryFragment;
  /**
   * Whether this is the first entry. Its picture has priority: on a phone it is the only one in view, and the others
   * would take half of its bandwidth.
   */
  readonly isFirst: boolean;
}

function IndexEntry({ post, isFirst }: IndexEntryProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  const cover: CSSProperties & Record<"--cover", string> = { "--cover": coverTransition(post.slug) };
  return (
    <article className={`${entryLinkArea} ${styles.entry}`} style={cover}>
      {/* First in the HTML, because phones show it above the text: if it came later, it would push down the text that is already shown. */}
      {image !== undefined && (
        <Picture
          className={styles.cover}
          image={image}
          alt=""
          ratio="3 / 2"
          sizes={indexCoverSizes}
          loading={isFirst ? "eager" : "lazy"}
          priority={isFirst}
        />
      )}
      <EntryMeta post={post} stacked />
      <div className={styles.text}>
        <EntryTitle level="h2" slug={post.slug}>
          {post.title}
        </EntryTitle>
        <p>{post.description}</p>
      </div>
    </article>
  );
}

interface PaginationProps {
  /** Path of the first page, without language. */
  readonly base: string;
  /** Number of this page, from 1. */
  readonly number: number;
  readonly pages: number;
}

/** Links to the pages of a list: newer, the page numbers, older. Nothing if there is only one page. */
export function Pagination({ base, number, pages }: PaginationProps) {
  const t = useText();
  if (pages < 2) return null;
  const pathOf = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  const step = (page: number, label: string, rel: "prev" | "next") =>
    page < 1 || page > pages ? (
      <span className={styles.off}>{label}</span>
    ) : (
      <LocalLink to={pathOf(page)} rel={rel}>
        {label}
      </LocalLink>
    );
  return (
    <nav className={styles.pagination} aria-label={t("journal.pagination.label")}>
      {step(number - 1, t("journal.pagination.newer"), "prev")}
      <ol>
        {pageNumbers(number, pages).map((page, index) =>
          page === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={page}>
              <LocalLink
                to={pathOf(page)}
                aria-label={t("common.page", { number: page })}
                aria-current={page === number ? "page" : undefined}
              >
                {page}
              </LocalLink>
            </li>
          ),
        )}
      </ol>
      {step(number + 1, t("journal.pagination.older"), "next")}
    </nav>
  );
}

/** The page numbers shown: first, last, current and its neighbours. A gap of one page is filled with that page; `null` marks a longer gap. */
export const pageNumbers = (current: number, last: number): (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
};
