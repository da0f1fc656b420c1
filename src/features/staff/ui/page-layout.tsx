import type { ReactNode } from "react";
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
  /** Highlights the figure as late or rated poor. `note` must say so in words too. */
  readonly poor?: boolean;
}

/** A row of large figures, each with its name and a note. */
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
