import { useText } from "../../../lib/i18n/use-text";
import { ActButton } from "./act-button";
import * as styles from "./desk.module.css";

interface PagesProps {
  /** What is paged through, for those who do not see it. */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

/** Steps through a list that does not fit on one page; nothing when it does. */
export function Pages({ label, page, total, perPage, onPage }: PagesProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <ActButton variant="line" small off={page <= 1} onClick={() => onPage(page - 1)}>
        {t("common.previous")}
      </ActButton>
      <p role="status">{t("common.pageOf", { number: page, total: last })}</p>
      <ActButton variant="line" small off={page >= last} onClick={() => onPage(page + 1)}>
        {t("common.next")}
      </ActButton>
    </nav>
  );
}
