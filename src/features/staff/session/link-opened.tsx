import { useMutation } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { DoorForm } from "./door-form";
import { followLink } from "./follow-session";
import type { LinkType } from "./next-session";
import { signInFailure } from "./sign-in-failure";
import * as styles from "./sign-in.module.css";

/** The page of a sign-in email's link: only its button uses the link up, as programs that check mail open links too. */
export function LinkOpened({ type }: { readonly type: LinkType }) {
  const t = useText();
  const { mutate, isPending, error } = useMutation({ mutationFn: followLink });
  return (
    <>
      <p className={styles.note}>{t(`staff.link.${type}.text`)}</p>
      <DoorForm
        label={t(`staff.link.${type}.title`)}
        busy={isPending}
        failure={error === null ? null : signInFailure(error)}
        action={t(`staff.link.${type}.action`)}
        onSend={() => mutate()}
      >
        {null}
      </DoorForm>
    </>
  );
}
