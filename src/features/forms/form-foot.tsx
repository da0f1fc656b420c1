import type { ReactNode } from "react";
import { Button } from "../../components/ui/button";
import * as styles from "./form.module.css";

interface FormActionsProps {
  readonly sending: boolean;
  /** What the button says now: send, sending, send again. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** The one filled button, and what stands beside it. While a message is on its way the button keeps the focus and does nothing. */
export function FormActions({ sending, label, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="filled" type="submit" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
        {label}
      </Button>
      {children}
    </div>
  );
}

/** Why nothing was sent, under the button, so that the button stays where it is. Read out when it comes. */
export function FormFailure({ children }: { readonly children: ReactNode }) {
  return <div role="alert">{Boolean(children) && <div className={styles.failure}>{children}</div>}</div>;
}
