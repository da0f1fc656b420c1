import { useEffect, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { Dialog } from "../../../components/ui/dialog";
import { useText } from "../../../lib/i18n/use-text";
import { SignInForm } from "./sign-in-form";
import * as styles from "./session-ended.module.css";

/**
 * The session is over while somebody is at work: the work stays where it is, and a dialog over it asks to sign in again. Closed,
 * it leaves a line that opens it again.
 */
export function SessionEnded({ email }: { readonly email: string }) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (ref.current?.open === false) ref.current.showModal();
  };
  useEffect(open, []);
  return (
    <>
      <div className={styles.line} role="alert">
        <p>{t("staff.ended.text")}</p>
        <Button variant="line" small onClick={open}>
          {t("staff.signIn.action")}
        </Button>
      </div>
      <Dialog ref={ref} className={styles.dialog} aria-labelledby="session-ended-title">
        <div className={styles.inside}>
          <h2 id="session-ended-title">{t("staff.ended.title")}</h2>
          <p>{t("staff.ended.text")}</p>
          <SignInForm id="again" email={email} />
          <form method="dialog">
            <Button variant="text" type="submit">
              {t("staff.ended.later")}
            </Button>
          </form>
        </div>
      </Dialog>
    </>
  );
}
