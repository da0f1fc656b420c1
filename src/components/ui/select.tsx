import type { ComponentProps, ReactNode } from "react";
import * as styles from "./field.module.css";

interface SelectProps extends Omit<ComponentProps<"select">, "className"> {
  readonly id: string;
  readonly label: ReactNode;
}

/** A native select with its label above, for choices that cannot be invalid. */
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
