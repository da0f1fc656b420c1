import type { ComponentProps, ReactNode } from "react";
import * as styles from "./field.module.css";

interface SelectProps extends Omit<ComponentProps<"select">, "className"> {
  readonly id: string;
  readonly label: ReactNode;
}

/** The browser's own list of choices, with its label above. For choices that need no error. */
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
