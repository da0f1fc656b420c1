/** The pages of a list: the buttons for the previous and next page, and lists that are loaded completely but shown in pages. */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { pageNumber } from "../api/lists";
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

/** Scrolls to the start of a list that begins above the screen: the buttons are below the list, which can be many screens long on a phone. */
const scrollToStart = (list: Element | null): void => {
  if (list !== null && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: "instant" });
};

/** The buttons for the previous and next page of a list; nothing if there is only one page. */
export function Pagination({ label, page, total, perPage, onPage }: PaginationProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const turnTo =
    (next: number) =>
    ({ currentTarget }: { readonly currentTarget: Element }) => {
      onPage(next);
      scrollToStart(currentTarget.closest("[aria-busy]"));
    };
  return (
    <nav className={styles.pages} aria-label={label}>
      <ActionButton variant="line" small off={page <= 1} onClick={turnTo(page - 1)}>
        {t("common.previous")}
      </ActionButton>
      <p role="status">{t("common.pageOf", { number: page, total: last })}</p>
      <ActionButton variant="line" small off={page >= last} onClick={turnTo(page + 1)}>
        {t("common.next")}
      </ActionButton>
    </nav>
  );
}

/** Calls `onPage` with the number of the page that is shown if it is not the wanted one, because the list has become shorter. */
const useCorrectedPage = (wanted: number, shown: number, onPage: (page: number) => void): void => {
  useEffect(() => {
    if (shown !== wanted) onPage(shown);
    // The callback changes on every render, so only the page numbers are dependencies.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, shown]);
};

/**
 * The number of the page that is shown or loading. If the URL names a page beyond the end of the list, the last page is shown and the URL
 * is corrected.
 */
export const usePageInRange = (
  pageText: string,
  { data, isPlaceholderData }: Pick<UseQueryResult<{ readonly page: number }>, "data" | "isPlaceholderData">,
  onPage: (page: string) => void,
): number => {
  const requested = pageNumber(pageText);
  const shown = isPlaceholderData ? requested : (data?.page ?? requested);
  useCorrectedPage(requested, shown, (page) => onPage(String(page)));
  return shown;
};

interface PagedProps<Row> {
  /** Accessible name of the navigation between the pages. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Number of the wanted page, counted from 1. If there is no such page any more, the last one is shown and `onPage` called. */
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  /** Renders the rows of one page; `before` is the number of rows on the pages before it. */
  readonly children: (rows: readonly Row[], before: number) => ReactNode;
}

/** Shows a list that has been loaded completely in pages: hundreds of rows at once are slow, and push what follows far down. */
export function Paged<Row>({ label, rows, page: wanted, perPage, onPage, children }: PagedProps<Row>) {
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / perPage)));
  const before = (page - 1) * perPage;
  useCorrectedPage(wanted, page, onPage);
  return (
    <>
      {children(rows.slice(before, before + perPage), before)}
      <Pagination label={label} page={page} total={rows.length} perPage={perPage} onPage={onPage} />
    </>
  );
}
