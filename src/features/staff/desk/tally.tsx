import type { ReactNode } from "react";
import * as styles from "./tally.module.css";

export interface TallyEntry {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Asks for attention: late, or rated poor. The note says so in words. */
  readonly poor?: boolean;
}

/** A row of figures, large, each with its name and a word on it. */
export function Tally({ entries }: { readonly entries: readonly TallyEntry[] }) {
  return (
    <dl className={styles.tally}>
      {entries.map(({ id, name, value, note, poor = false }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <span className={poor ? styles.poor : undefined}>{value}</span>
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
