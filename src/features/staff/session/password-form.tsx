import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { choosePassword } from "../api/choose-password";
import { DoorForm, written } from "./door-form";
import { passwordChosen } from "./follow-session";
import type { Account } from "./session-store";
import { signInFailure } from "./sign-in-failure";

/** As the hosted project asks (supabase/config.toml, minimum_password_length). */
const shortest = 12;

/** A new password, after the link of an email was followed. */
export function PasswordForm({ account }: { readonly account: Account }) {
  const t = useText();
  const [tooShort, setTooShort] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: choosePassword,
    onSuccess: () => passwordChosen(account),
  });
  const send = (values: FormData) => {
    const password = written(values, "password");
    setTooShort(password.length < shortest);
    if (password.length >= shortest) mutate(password);
  };
  return (
    <DoorForm
      label={t("staff.password.title")}
      busy={isPending}
      failure={error === null ? null : signInFailure(error)}
      action={t("staff.password.action")}
      onSend={send}
    >
      <input type="hidden" name="username" autoComplete="username" value={account.email} />
      <TextField
        id="new-password"
        name="password"
        type="password"
        label={t("staff.password.label")}
        hint={t("staff.password.hint", { least: shortest })}
        error={tooShort ? t("staff.password.tooShort", { least: shortest }) : undefined}
        autoComplete="new-password"
      />
    </DoorForm>
  );
}
