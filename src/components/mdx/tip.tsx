import { useId } from "react";
import type { TextComponentProps } from "./text-body";
import * as styles from "./prose.module.css";

/** `<Tip title="…">`: what is good to know, set apart between two hairlines. */
export function Tip({ attributes, children }: TextComponentProps) {
  const id = useId();
  const title = String(attributes["title"] ?? "");
  return (
    <div className={styles.tip} role="note" aria-labelledby={id}>
      <p className={styles.tipTitle} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}
