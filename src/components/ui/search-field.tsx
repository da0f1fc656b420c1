import type { ComponentProps } from "react";
import * as styles from "./field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  readonly id: string;
  readonly label: string;
  /** Said beside the label while what was typed waits for the page's scripts (`start/replay-typing.ts`). */
  readonly waiting?: string;
}

/** One line to search with, its label above. */
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
