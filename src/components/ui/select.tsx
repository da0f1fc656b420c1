import type { ComponentProps, ReactNode } from "react";
import * as field from "./field.module.css";
import * as styles from "./select.module.css";

interface SelectProps extends Omit<ComponentProps<"select">, "className"> {
  readonly id: string;
  readonly label: ReactNode;
}

/** A native select with its label above, for choices that cannot be invalid. */
export function Select({ label, children, ...select }: SelectProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={select.id}>
        {label}
      </label>
      <select className={[field.input, styles.select].join(" ")} {...select}>
        {children}
      </select>
    </div>
  );
}
