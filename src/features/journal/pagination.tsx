import { LocalLink } from "../../components/ui/local-link";
import { useText } from "../../lib/i18n/use-text";
import { pageNumbers } from "./page-numbers";
import * as styles from "./pagination.module.css";

interface PaginationProps {
  /** Path of the first page, without language. */
  readonly base: string;
  /** Number of this page, from 1. */
  readonly number: number;
  readonly pages: number;
}

/** The pages of a list: newer, the numbers, older. Nothing where there is only one. */
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
