import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import type { TextKey } from "../../../lib/i18n/keys";
import * as styles from "./sign-in.module.css";

interface DoorFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly failure: TextKey | null;
  /** Words of the one button. */
  readonly action: string;
  readonly onSend: (values: FormData) => void;
  readonly children: ReactNode;
}

/** A short form at the door: its fields, what went wrong, its one button. What was typed stays, whatever happens. */
export function DoorForm({ label, busy, failure, action, onSend, children }: DoorFormProps) {
  const t = useText();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSend(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} aria-label={label} onSubmit={send}>
      {children}
      <div role="alert">{failure !== null && <p className={styles.failure}>{t(failure)}</p>}</div>
      <Button variant="filled" wide type="submit" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {action}
      </Button>
    </form>
  );
}

/** What was written in a field. */
export const written = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
};
