import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";
import { PlusIcon } from "./icon";

interface DisclosureProps {
  /** The part that is always visible: a question, or the title of a list. */
  readonly summary: ReactNode;
  readonly id?: string;
  readonly open?: boolean;
  /** Excluded from the list, because a search does not match it. */
  readonly hidden?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A question or title that expands to its answer or list. Native <details>: it works without scripts, and the browser's find-in-page can open it. */
export function Disclosure({ summary, id, open = false, hidden = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      id={id}
      open={open}
      hidden={hidden}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {summary}
        <PlusIcon />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
