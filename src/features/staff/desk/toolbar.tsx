import type { ReactNode } from "react";
import * as styles from "./desk.module.css";

/** Filters and a search above a list. `label` names the group to those who do not see it. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {children}
    </div>
  );
}
