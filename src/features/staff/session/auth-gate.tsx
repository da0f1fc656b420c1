import { graphql } from "gatsby";
import { type ReactNode, useState } from "react";
import { LanguageLinks } from "../../../components/layout/language-links";
import { Logo } from "../../../components/layout/logo";
import { ToastRegion } from "../../../components/layout/toast-region";
import { Button } from "../../../components/ui/button";
import { LocalLink } from "../../../components/ui/local-link";
import { Picture } from "../../../components/ui/picture";
import { useText } from "../../../lib/i18n/use-text";
import { useTitle } from "../ui/page-layout";
import * as styles from "./auth-gate.module.css";
import { LinkConfirmation, PasswordForm, RecoveryForm } from "./password-forms";
import type { Session } from "./session-state";
import { SignInForm } from "./sign-in-form";
import { isHalfChanged, isLinkExpired, logOut, retrySession } from "./watch-session";

interface AuthGateProps {
  readonly session: Exclude<Session, { readonly phase: "staff" }>;
  readonly home: Queries.SignInPictureFragment | null;
}

/**
 * What is shown while no member is signed in: the sign-in form, the forms for a forgotten and a new password, the button of an email's link,
 * the refusal for accounts that are not in the team, and the messages while loading or without the backend.
 */
export function AuthGate({ session, home }: AuthGateProps) {
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
    case "failed":
      return (
        <SignInFrame
          home={home}
          title={session.unreachable ? t("staff.unreachable.title") : t("staff.signIn.greeting")}
        >
          <p className={styles.note} role="alert">
            {session.unreachable ? t("staff.failure.unreachable") : t("staff.failure.other")}
          </p>
          <Button variant="line" onClick={retrySession}>
            {t("common.tryAgain")}
          </Button>
        </SignInFrame>
      );
    case "linkOpened":
      return (
        <SignInFrame home={home} title={t(`staff.link.${session.type}.title`)}>
          <LinkConfirmation type={session.type} />
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
      return <NotMember email={session.email} home={home} />;
    case "signedOut":
      return <SignedOut home={home} />;
  }
}

function NotMember({ email, home }: { readonly email: string } & Pick<AuthGateProps, "home">) {
  const t = useText();
  return (
    <SignInFrame home={home} title={t("staff.refusal.title")}>
      <p className={styles.note} role="alert">
        {t("staff.refusal.text", { email })}
      </p>
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => void logOut(false)}>
          {t("staff.refusal.action")}
        </Button>
        <LocalLink to="/">{t("staff.signIn.toSite")}</LocalLink>
      </div>
    </SignInFrame>
  );
}

function SignedOut({ home }: Pick<AuthGateProps, "home">) {
  const t = useText();
  const [forgotten, setForgotten] = useState(false);
  const isExpired = isLinkExpired();
  return (
    <SignInFrame home={home} title={forgotten ? t("staff.recovery.title") : t("staff.signIn.greeting")}>
      {isExpired && !forgotten && (
        <p className={styles.note} role="alert">
          {t("staff.signIn.linkExpired")}
        </p>
      )}
      {isHalfChanged() && !forgotten && (
        <p className={styles.note} role="status">
          {t("staff.link.email_change.half")}
        </p>
      )}
      {forgotten ? <RecoveryForm /> : <SignInForm id="sign-in" />}
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

interface SignInFrameProps {
  readonly home: Queries.SignInPictureFragment | null;
  readonly title: string;
  readonly children: ReactNode;
}

/** The layout of the sign-in pages: text and form beside a picture of the room. */
function SignInFrame({ home, title, children }: SignInFrameProps) {
  useTitle(title);
  const picture = home?.factsPicture;
  const image = picture?.image.childImageSharp?.gatsbyImageData;
  return (
    <>
      <main id="content" className={styles.gate} tabIndex={-1}>
        <div className={styles.side}>
          <div>
            <Logo background="paper" className={styles.logo} />
            <h1>{title}</h1>
            {children}
            <div className={styles.languages}>
              <LanguageLinks />
            </div>
          </div>
        </div>
        <div className={styles.room}>
          {image !== undefined && <Picture image={image} alt="" ratio="auto" focus={picture?.focus} />}
        </div>
      </main>
      <ToastRegion />
    </>
  );
}

export const signInPicture = graphql`
  fragment SignInPicture on Home {
    factsPicture {
      focus {
        x
        y
      }
      image {
        ...PictureHalf
      }
    }
  }
`;
