import { useEffect } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { pageNumber } from "../api/query";
import { ActionButton } from "./action-buttons";
import * as styles from "./page-layout.module.css";

interface PaginationProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Number of the current page, counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

/** The buttons for the previous and next page of a list; nothing if there is only one page. */
export function Pagination({ label, page, total, perPage, onPage }: PaginationProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <ActionButton variant="line" small off={page <= 1} onClick={() => onPage(page - 1)}>
        {t("common.previous")}
      </ActionButton>
      <p role="status">{t("common.pageOf", { number: page, total: last })}</p>
      <ActionButton variant="line" small off={page >= last} onClick={() => onPage(page + 1)}>
        {t("common.next")}
      </ActionButton>
    </nav>
  );
}

interface ListQuery {
  readonly data: { readonly page: number } | undefined;
  /** True while the data of the previous query is shown. */
  readonly isPlaceholderData: boolean;
}

/**
 * The number of the page that is shown or loading. If the URL names a page beyond the end of the list, the last page is shown and the URL
 * is corrected.
 */
export const usePageInRange = (
  pageText: string,
  { data, isPlaceholderData }: ListQuery,
  onPage: (page: string) => void,
): number => {
  const requested = pageNumber(pageText);
  const shown = isPlaceholderData ? requested : (data?.page ?? requested);
  useEffect(() => {
    if (shown !== requested) onPage(String(shown));
    // The callback changes on every render, so only the page numbers are dependencies.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requested, shown]);
  return shown;
};
