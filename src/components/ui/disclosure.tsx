import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";
import { PlusIcon } from "./icon";

interface DisclosureProps {
  /** What is always seen: a question. */
  readonly summary: ReactNode;
  readonly id?: string;
  readonly open?: boolean;
  /** Left out of the list for now: a search does not find it. */
  readonly hidden?: boolean;
  /** Told when it opens or closes. */
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

/** A question that opens to its answer: the browser's own, so that it works without scripts and is found by its search. */
export function Disclosure({ summary, id, open = false, hidden = false, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id} open={open} hidden={hidden} onToggle={onToggle}>
      <summary>
        {summary}
        <PlusIcon />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
