import { useMutation } from "@tanstack/react-query";
import { TextField } from "../../../components/ui/field";
import { inLanguage } from "../../../settings/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { askForRecovery } from "../api/ask-for-recovery";
import { DoorForm, written } from "./door-form";
import { signInFailure } from "./sign-in-failure";

/** Asks for the link to a new password. The answer is the same whether there is such an account or not. */
export function RecoveryForm() {
  const t = useText();
  const language = useLanguage();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (values: FormData) =>
      askForRecovery(written(values, "email").trim(), window.location.origin + inLanguage("/admin", language)),
  });
  if (isSuccess) return <p role="status">{t("staff.recovery.sent")}</p>;
  return (
    <DoorForm
      label={t("staff.recovery.title")}
      busy={isPending}
      failure={error === null ? null : signInFailure(error)}
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
    </DoorForm>
  );
}
