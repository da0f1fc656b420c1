import { useEffect } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { pageNumber } from "../api/query";
import { ActionButton } from "./action-buttons";
import * as styles from "./page-layout.module.css";

interface PaginationProps {
  /** What is paged through, for those who do not see it. */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

/** Steps through a list that does not fit on one page; nothing when it does. */
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
  /** What is shown belongs to the question before. */
  readonly isPlaceholderData: boolean;
}

/**
 * The page that is shown, or that one is on the way to. Corrects the address when a list has become shorter than the page that it
 * names: what is shown then is its last page.
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
    // The callback is another one each time; only another answer or another page matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [requested, shown]);
  return shown;
};
