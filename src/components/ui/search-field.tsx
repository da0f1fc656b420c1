import type { ComponentProps } from "react";
import * as styles from "./field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label while the typed text waits for the page's scripts (`start/replay.ts`). */
  readonly waiting?: string;
}

/** A search field with its label above. */
export function SearchField({ label, waiting, ...input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label}
      </label>
      {waiting !== undefined && <span className={styles.waiting}>{waiting}</span>}
      <input className={styles.input} type="search" autoComplete="off" enterKeyHint="search" {...input} />
    </div>
  );
}
