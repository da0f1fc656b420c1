import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "../../../components/ui/field";
import { fieldValue, focusField } from "../../../lib/dom/fields";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { inLanguage } from "../../../settings/languages";
import { requestPasswordReset, updatePassword } from "../api/account";
import * as styles from "./auth-gate.module.css";
import type { Account, LinkType } from "./session-state";
import { AuthForm } from "./sign-in-form";
import { onPasswordChosen, redeemLink } from "./watch-session";

/** The page behind the link of a sign-in email. Only its button redeems the link, because mail scanners open links too. */
export function LinkConfirmation({ type }: { readonly type: LinkType }) {
  const t = useText();
  const { mutate, isPending, error } = useMutation({ mutationFn: redeemLink });
  return (
    <>
      <p className={styles.note}>{t(`staff.link.${type}.text`)}</p>
      <AuthForm
        label={t(`staff.link.${type}.title`)}
        busy={isPending}
        error={error}
        action={t(`staff.link.${type}.action`)}
        onSend={() => mutate()}
      >
        {null}
      </AuthForm>
    </>
  );
}

/** A form that requests an email with a link for a new password. It shows the same message whether the account exists or not. */
export function RecoveryForm() {
  const t = useText();
  const language = useLanguage();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (values: FormData) =>
      requestPasswordReset(fieldValue(values, "email").trim(), window.location.origin + inLanguage("/admin", language)),
  });
  if (isSuccess) return <p role="status">{t("staff.recovery.sent")}</p>;
  return (
    <AuthForm
      label={t("staff.recovery.title")}
      busy={isPending}
      error={error}
      action={t("staff.recovery.action")}
      onSend={mutate}
    >
      <TextField
        id="recovery-email"
        name="email"
        type="email"
        label={t("staff.signIn.email")}
        hint={t("staff.recovery.hint")}
        autoComplete="username"
      />
    </AuthForm>
  );
}

/** Minimum length of a password, as in the hosted project (supabase/config.toml, minimum_password_length). */
const minLength = 12;

/** The form for a new password, shown after the link of an email was redeemed. */
export function PasswordForm({ account }: { readonly account: Account }) {
  const t = useText();
  const [tooShort, setTooShort] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: updatePassword,
    onSuccess: () => onPasswordChosen(account),
  });
  const send = (values: FormData) => {
    const password = fieldValue(values, "password");
    setTooShort(password.length < minLength);
    if (password.length >= minLength) mutate(password);
    else focusField(document.getElementById("new-password"));
  };
  return (
    <AuthForm
      label={t("staff.password.title")}
      busy={isPending}
      error={error}
      action={t("staff.password.action")}
      onSend={send}
    >
      {/* Password managers read the account from a text field, even if it is not shown; they ignore fields of the type hidden. */}
      <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <TextField
        id="new-password"
        name="password"
        type="password"
        label={t("staff.password.label")}
        hint={t("staff.password.hint", { least: minLength })}
        error={tooShort ? t("staff.password.tooShort", { least: minLength }) : undefined}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
