import { useRef } from "react";
import { SkipLink } from "../../../components/layout/skip-link";
import { Logo } from "../../../components/layout/logo";
import { useSite } from "../../../components/layout/site-context";
import { ToastRegion } from "../../../components/layout/toast-region";
import { CloseIcon, MenuIcon } from "../../../components/ui/icon";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import { SessionEnded } from "../session/session-ended";
import type { Member } from "../session/session-store";
import { DeskOutlet } from "./desk-outlet";
import { StaffNavigation } from "./staff-navigation";
import { StaffWho } from "./staff-who";
import * as styles from "./staff-shell.module.css";

interface StaffShellProps {
  readonly member: Member;
  /** The session is over: the desk stays, and asks to sign in again. */
  readonly ended: boolean;
}

/** What every desk stands in: the side with the menu and who is at work, the desk itself, and the notifications. */
export function StaffShell({ member, ended }: StaffShellProps) {
  const t = useText();
  const { brand } = useSite();
  const menu = useRef<HTMLDialogElement>(null);
  const logo = (
    <LocalLink to="/admin" aria-label={t("staff.nav.logo", { brand: brand.shortName })}>
      <Logo ground="paper" className={styles.logo} />
    </LocalLink>
  );
  return (
    <div className={styles.staff}>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      {ended && <SessionEnded email={member.email} />}
      <div className={styles.shell}>
        <header className={styles.side}>
          {logo}
          <div className={styles.desktop}>
            <StaffNavigation member={member} />
            <StaffWho member={member} />
          </div>
          <button className={styles.menuButton} type="button" onClick={() => menu.current?.showModal()}>
            <MenuIcon />
            {t("nav.menu")}
          </button>
        </header>
        <main id="content" className={styles.main} tabIndex={-1}>
          <DeskOutlet member={member} />
        </main>
      </div>
      <dialog ref={menu} className={[styles.staff, styles.sheet].join(" ")} aria-label={t("staff.nav.label")}>
        <div className={styles.bar}>
          {logo}
          <form method="dialog">
            <button className={styles.menuButton} aria-label={t("nav.close")}>
              <CloseIcon />
              {t("common.close")}
            </button>
          </form>
        </div>
        <StaffNavigation member={member} />
        <StaffWho member={member} />
      </dialog>
      <ToastRegion />
    </div>
  );
}
