import type { ReactNode } from "react";
import * as styles from "./desk.module.css";

interface DeskHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A button, a link or a search field at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a desk: its name, how things stand in a sentence, and the one thing to do or look for. */
export function DeskHead({ title, text, children }: DeskHeadProps) {
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
