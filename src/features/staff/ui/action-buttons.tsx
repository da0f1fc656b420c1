import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { type ButtonVariant, Button } from "../../../components/ui/button";
import { Dialog } from "../../../components/ui/dialog";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./confirm-dialog.module.css";

interface ActionButtonProps extends ComponentProps<typeof Button> {
  /** Nothing can be done now: the act is under way, or there is nothing to do. */
  readonly off: boolean;
}

/** A button that can be off. It keeps the keyboard's focus then, which a disabled one would lose. */
export function ActionButton({ off, onClick, ...rest }: ActionButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

interface ConfirmButtonProps {
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
export function ConfirmButton({
  label,
  variant = "text",
  title,
  children,
  action,
  onConfirm,
  disabled = false,
}: ConfirmButtonProps) {
  const t = useText();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <ActionButton
        variant={variant}
        small={variant !== "text"}
        off={disabled}
        onClick={() => ref.current?.showModal()}
      >
        {label}
      </ActionButton>
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
