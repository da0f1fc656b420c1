import { type ReactNode, useId, useRef } from "react";
import { Button, type ButtonVariant } from "../../../components/ui/button";
import { Dialog } from "../../../components/ui/dialog";
import { useText } from "../../../lib/i18n/use-text";
import { ActButton } from "./act-button";
import * as styles from "./ask-first.module.css";

interface AskFirstProps {
  /** Words of the button that asks. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Words of the button that does it. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** A button for what cannot be taken back: a dialog says what will happen, and asks. */
export function AskFirst({
  label,
  variant = "text",
  title,
  children,
  action,
  onConfirm,
  disabled = false,
}: AskFirstProps) {
  const t = useText();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <ActButton variant={variant} small={variant !== "text"} off={disabled} onClick={() => ref.current?.showModal()}>
        {label}
      </ActButton>
      <Dialog ref={ref} className={styles.dialog} aria-labelledby={id}>
        <form
          className={styles.inside}
          method="dialog"
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute("value") === "yes") onConfirm();
          }}
        >
          <h2 id={id}>{title}</h2>
          {children}
          <div className={styles.actions}>
            <Button variant="line" small type="submit" value="no">
              {t("common.cancel")}
            </Button>
            <Button variant="filled" small type="submit" value="yes">
              {action}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
