import type { ReactNode } from "react";
import * as styles from "./desk.module.css";

interface DeskSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a desk under its own name. `text` stands at the end of the line. */
export function DeskSection({ id, title, text, children }: DeskSectionProps) {
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
