import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { Button, type ButtonVariant } from "../../../components/ui/button";
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

interface ConfirmButtonProps {
  /** Label of the button that opens the dialog. */
  readonly label: string;
  /** What the action is for, if every row has such a button; screen readers then say it after the label. */
  readonly of?: string;
  readonly variant?: ButtonVariant;
  readonly title: string;
  /** Text of the dialog, which says what will happen. */
  readonly children: ReactNode;
  /** Label of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** A button whose action has to be confirmed in a dialog. */
export function ConfirmButton({
  label,
  of,
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
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
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
    <div className={styles.both} role="status">
      <p>{t("staff.conflict.text")}</p>
      <blockquote lang={lang}>{theirs === "" ? "–" : theirs}</blockquote>
      {choice !== undefined && (
        <p className={styles.acts}>
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
