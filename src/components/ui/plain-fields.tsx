/** Fields that cannot be invalid: a select and a search field. */
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./field.module.css";

interface SelectProps extends Omit<ComponentProps<"select">, "className"> {
  readonly id: string;
  readonly label: ReactNode;
}

/** A native select with its label above. */
export function Select({ label, children, ...select }: SelectProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={select.id}>
        {label}
      </label>
      <select className={[styles.input, styles.select].join(" ")} {...select}>
        {children}
      </select>
    </div>
  );
}

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
