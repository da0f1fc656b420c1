import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { ToastRegion } from "../../../components/layout/toast-region";
import { Button } from "../../../components/ui/button";
import { Dialog } from "../../../components/ui/dialog";
import { TextField } from "../../../components/ui/field";
import { fieldValue } from "../../../lib/dom/fields";
import { useText } from "../../../lib/i18n/use-text";
import { signIn } from "../api/account";
import { signInErrorText } from "../api/backend-error";
import * as styles from "./auth-gate.module.css";

interface AuthFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly error: Error | null;
  /** Label of the button. */
  readonly action: string;
  readonly onSend: (values: FormData) => void;
  readonly children: ReactNode;
}

/** The layout of the forms on the sign-in pages: fields, error message and button. The fields keep their values after an error. */
export function AuthForm({ label, busy, error, action, onSend, children }: AuthFormProps) {
  const t = useText();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSend(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} aria-label={label} onSubmit={send}>
      {children}
      <div role="alert">{error !== null && <p className={styles.failure}>{t(signInErrorText(error))}</p>}</div>
      <Button variant="filled" wide type="submit" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {action}
      </Button>
    </form>
  );
}

interface SignInFormProps {
  /** Makes the ids of the fields unique, because the sign-in page and the dialog use the same form. */
  readonly id: string;
  /** The email address, if it is known. */
  readonly email?: string;
}

/** The form for email and password. After success the session changes, which replaces the form. */
export function SignInForm({ id, email }: SignInFormProps) {
  const t = useText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: FormData) => signIn(fieldValue(values, "email").trim(), fieldValue(values, "password")),
  });
  return (
    <AuthForm
      label={t("staff.signIn.title")}
      busy={isPending}
      error={error}
      action={isPending ? t("staff.signIn.busy") : t("staff.signIn.action")}
      onSend={mutate}
    >
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t("staff.signIn.email")}
        autoComplete="username"
        defaultValue={email}
      />
      <TextField
        id={`${id}-password`}
        name="password"
        type="password"
        label={t("staff.signIn.password")}
        autoComplete="current-password"
      />
    </AuthForm>
  );
}

/**
 * Shown over a page when the session has expired: a dialog asks the member to sign in again. After the dialog is closed, a button in a line
 * at the top of the page opens it again.
 */
export function SessionEnded({ email }: { readonly email: string }) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (ref.current?.open === false) ref.current.showModal();
  };
  useLayoutEffect(() => {
    open();
    const dialog = ref.current;
    // A dialog that is removed while it is open does not return the focus.
    return () => dialog?.close();
  }, []);
  return (
    <>
      <div className={styles.line} role="alert">
        <p>{t("staff.sessionEnded.text")}</p>
        <Button variant="line" small onClick={open}>
          {t("staff.signIn.action")}
        </Button>
      </div>
      <Dialog ref={ref} className={styles.dialog} aria-labelledby="session-ended-title">
        <div className={styles.inside}>
          <h2 id="session-ended-title">{t("staff.sessionEnded.title")}</h2>
          <p>{t("staff.sessionEnded.text")}</p>
          <SignInForm id="again" email={email} />
          <form method="dialog">
            <Button variant="text" type="submit">
              {t("staff.sessionEnded.later")}
            </Button>
          </form>
        </div>
        <ToastRegion />
      </Dialog>
    </>
  );
}
