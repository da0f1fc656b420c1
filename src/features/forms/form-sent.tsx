import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/ui/button";
import * as styles from "./form.module.css";

interface FormSentProps {
  readonly title: string;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
  /** The way back to an empty form. */
  readonly again?: { readonly label: string; readonly onClick: () => void };
}

/** Stands where the form stood, takes the focus and is read out. */
export function FormSent({ title, heading: Heading = "h2", children, again }: FormSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={ref}>
      <Heading>{title}</Heading>
      {children}
      {again !== undefined && (
        <Button variant="text" onClick={again.onClick}>
          {again.label}
        </Button>
      )}
    </div>
  );
}
