import { useId } from "react";
import { textProperty } from "../../lib/text/tree";
import type { TextComponentProps } from "./text-body";
import * as styles from "./prose.module.css";

/** `<Tip title="…">`: a hint between two hairlines. */
export function Tip({ attributes, children }: TextComponentProps) {
  const id = useId();
  const title = textProperty(attributes, "title");
  return (
    <div className={styles.tip} role="note" aria-labelledby={id}>
      <p className={styles.tipTitle} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}
