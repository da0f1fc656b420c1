import { type ReactNode, useEffect } from "react";
import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./page-layout.module.css";

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A button, link or search field at the end of the line. */
  readonly children?: ReactNode;
}

/** The header of a page: title, a sentence about the current state, and the main action or search. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

interface PageSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page with its heading. `text` is shown at the end of the line. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Filters and a search field above a list. `label` is the accessible name of the group. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {children}
    </div>
  );
}

export interface Stat {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Highlights the figure as urgent or not good. The page must say so in words too. */
  readonly poor?: boolean;
}

/** A row of large figures, each with its name and perhaps a note. */
export function Stats({ entries }: { readonly entries: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {entries.map(({ id, name, value, note, poor = false }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <span className={poor ? styles.poor : undefined}>{value}</span>
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Sets the document title. Gatsby renders one head for all staff pages. On each render it removes its `<title>` element and adds it back a
 * moment later with the built text. The hook therefore writes into that element whenever it appears. Setting `document.title` while the
 * element is missing would create a second one, which Gatsby never removes.
 */
export const useTitle = (page: string): void => {
  const t = useText();
  const { brand } = useSite();
  const title = t("staff.metaTitle", { page, brand: brand.name });
  useEffect(() => {
    const put = () => {
      const element = document.head.querySelector("title[data-gatsby-head]");
      if (element !== null && element.textContent !== title) element.textContent = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title]);
};
