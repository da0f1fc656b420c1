import type { ComponentProps } from "react";
import * as styles from "./field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  readonly id: string;
  readonly label: string;
}

/** One line to search with, its label above. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label}
      </label>
      <input className={styles.input} type="search" autoComplete="off" enterKeyHint="search" {...input} />
    </div>
  );
}
