import { useMutation } from "@tanstack/react-query";
import { TextField } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { signIn } from "../api/sign-in";
import { DoorForm, written } from "./door-form";
import { signInFailure } from "./sign-in-failure";

interface SignInFormProps {
  /** Told apart on one page: the door and the dialog. */
  readonly id: string;
  /** The address that is known already. */
  readonly email?: string;
}

/** Email and password. Success shows by itself: the session changes, and with it what stands here. */
export function SignInForm({ id, email }: SignInFormProps) {
  const t = useText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: FormData) => signIn(written(values, "email").trim(), written(values, "password")),
  });
  return (
    <DoorForm
      label={t("staff.signIn.title")}
      busy={isPending}
      failure={error === null ? null : signInFailure(error)}
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
    </DoorForm>
  );
}
