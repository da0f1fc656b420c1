/** Buttons that run or confirm an action, a dialog with a form, and the choice between two texts after a conflict. */
import { type ComponentProps, type ReactNode, forwardRef, useId, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { Dialog } from "../../../components/ui/dialog";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./action-buttons.module.css";

interface ActionButtonProps extends ComponentProps<typeof Button> {
  /** True while the action is running or not possible. */
  readonly off: boolean;
}

/** A button that can be off. Unlike a disabled button it keeps the keyboard focus. */
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

interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, which submit the form and thereby close the dialog. */
  readonly actions: ReactNode;
  readonly wide?: boolean;
  /** Called with the value of the pressed button. */
  readonly onSubmit?: (value: string | null | undefined) => void;
  readonly onClose?: () => void;
}

/** A modal dialog with a title and buttons. Open it with `showModal()` on its ref. */
export const FormDialog = forwardRef<HTMLDialogElement, FormDialogProps>(function FormDialog(
  { title, children, actions, wide = false, onSubmit, onClose },
  ref,
) {
  const id = useId();
  return (
    <Dialog
      ref={ref}
      className={[styles.dialog, wide && styles.wide].filter(Boolean).join(" ")}
      aria-labelledby={id}
      onClose={onClose}
    >
      <form
        className={styles.inside}
        method="dialog"
        onSubmit={({ nativeEvent }) => onSubmit?.((nativeEvent as SubmitEvent).submitter?.getAttribute("value"))}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </form>
    </Dialog>
  );
});

interface ConfirmDialogProps {
  readonly title: string;
  /** Text of the dialog, which says what will happen. */
  readonly children: ReactNode;
  /** Label of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => void;
}

/** A modal dialog in which an action has to be confirmed. Open it with `showModal()` on its ref. */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(function ConfirmDialog(
  { title, children, action, onConfirm },
  ref,
) {
  const t = useText();
  return (
    <FormDialog
      ref={ref}
      title={title}
      onSubmit={(value) => value === "yes" && onConfirm()}
      actions={
        <>
          <Button variant="line" small type="submit" value="no">
            {t("common.cancel")}
          </Button>
          <Button variant="filled" small type="submit" value="yes">
            {action}
          </Button>
        </>
      }
    >
      {children}
    </FormDialog>
  );
});

interface ConfirmButtonProps extends ConfirmDialogProps {
  /** Label of the button that opens the dialog. */
  readonly label: string;
  /** What the action is for, if every row has such a button. Screen readers say the subject after the label. */
  readonly subject?: string;
  readonly disabled?: boolean;
}

/** A button whose action has to be confirmed in a dialog. */
export function ConfirmButton({ label, subject, disabled = false, ...dialog }: ConfirmButtonProps) {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <ActionButton
        variant="text"
        off={disabled}
        aria-label={subject === undefined ? undefined : `${label}: ${subject}`}
        onClick={() => ref.current?.showModal()}
      >
        {label}
      </ActionButton>
      <ConfirmDialog ref={ref} {...dialog} />
    </>
  );
}

interface ConflictNoticeProps {
  /** The text that somebody else has stored meanwhile. */
  readonly theirs: string;
  /** Language of the text, if known. */
  readonly lang?: string;
  /** Handlers of the buttons that choose one of the two texts. Left out if the page has one choice for all fields. */
  readonly choice?: { readonly mine: () => void; readonly theirs: () => void };
}

/** Shown under a field whose text somebody else has changed meanwhile, so that both texts are visible. */
export function ConflictNotice({ theirs, lang, choice }: ConflictNoticeProps) {
  const t = useText();
  return (
    <div className={styles.conflict} role="status">
      <p>{t("staff.conflict.text")}</p>
      <blockquote lang={lang}>{theirs === "" ? "–" : theirs}</blockquote>
      {choice !== undefined && (
        <p className={styles.choice}>
          <ActionButton variant="text" off={false} onClick={choice.mine}>
            {t("staff.conflict.mine")}
          </ActionButton>
          <ActionButton variant="text" off={false} onClick={choice.theirs}>
            {t("staff.conflict.theirs")}
          </ActionButton>
        </p>
      )}
    </div>
  );
}
