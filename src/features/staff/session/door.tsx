import { useState } from "react";
import { Button } from "../../../components/ui/button";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import { arrivedTooLate, followAgain, leave } from "./follow-session";
import { LinkOpened } from "./link-opened";
import { PasswordForm } from "./password-form";
import { RecoveryForm } from "./recovery-form";
import { SignInForm } from "./sign-in-form";
import { SignInFrame } from "./sign-in-frame";
import type { Session } from "./session-store";
import * as styles from "./sign-in.module.css";

interface DoorProps {
  readonly session: Exclude<Session, { readonly phase: "staff" }>;
  readonly home: Queries.SignInPictureFragment | null;
}

/** What stands before the desks: sign-in, forgotten and new password, and the refusal of whoever is not of the team. */
export function Door({ session, home }: DoorProps) {
  const t = useText();
  switch (session.phase) {
    case "starting":
      return (
        <SignInFrame home={home} title={t("staff.signIn.greeting")}>
          <p className={styles.note} role="status">
            {t("staff.signIn.looking")}
          </p>
        </SignInFrame>
      );
    case "unreachable":
      return (
        <SignInFrame home={home} title={t("staff.unreachable.title")}>
          <p className={styles.note} role="alert">
            {t("staff.failure.unreachable")}
          </p>
          <Button variant="line" onClick={followAgain}>
            {t("common.tryAgain")}
          </Button>
        </SignInFrame>
      );
    case "linkOpened":
      return (
        <SignInFrame home={home} title={t(`staff.link.${session.type}.title`)}>
          <LinkOpened type={session.type} />
        </SignInFrame>
      );
    case "choosingPassword":
      return (
        <SignInFrame home={home} title={session.invited ? t("staff.password.welcome") : t("staff.password.title")}>
          <p className={styles.note}>{session.account.email}</p>
          <PasswordForm account={session.account} />
        </SignInFrame>
      );
    case "stranger":
      return <Refusal email={session.email} home={home} />;
    case "signedOut":
      return <SignedOut home={home} />;
  }
}

function Refusal({ email, home }: { readonly email: string } & Pick<DoorProps, "home">) {
  const t = useText();
  return (
    <SignInFrame home={home} title={t("staff.refusal.title")}>
      <p className={styles.note} role="alert">
        {t("staff.refusal.text", { email })}
      </p>
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => void leave(false)}>
          {t("staff.refusal.action")}
        </Button>
        <LocalLink to="/">{t("staff.signIn.toSite")}</LocalLink>
      </div>
    </SignInFrame>
  );
}

function SignedOut({ home }: Pick<DoorProps, "home">) {
  const t = useText();
  const [forgotten, setForgotten] = useState(false);
  const tooLate = arrivedTooLate();
  return (
    <SignInFrame home={home} title={forgotten ? t("staff.recovery.title") : t("staff.signIn.greeting")}>
      {tooLate && !forgotten && (
        <p className={styles.note} role="alert">
          {t("staff.signIn.linkExpired")}
        </p>
      )}
      {forgotten ? <RecoveryForm /> : <SignInForm id="door" />}
      <div className={styles.actions}>
        <Button variant="text" onClick={() => setForgotten(!forgotten)}>
          {forgotten ? t("staff.recovery.back") : t("staff.signIn.forgotten")}
        </Button>
      </div>
      <p className={styles.note}>
        {t("staff.signIn.note")} <LocalLink to="/">{t("staff.signIn.toSite")}</LocalLink>
      </p>
    </SignInFrame>
  );
}
