import { useEffect, useRef, useState } from "react";
import { LanguageLinks, useCurrentPath } from "../../../components/layout/language-links";
import { Logo } from "../../../components/layout/logo";
import { useSite } from "../../../components/layout/site-context";
import { ToastRegion } from "../../../components/layout/toast-region";
import { Button } from "../../../components/ui/button";
import { CloseIcon, MenuIcon } from "../../../components/ui/icon";
import { LocalLink } from "../../../components/ui/local-link";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { inLanguage } from "../../../settings/languages";
import { staffPages } from "../../../settings/routes";
import { hasUnsavedText } from "../requests/request-draft";
import type { Member } from "../session/session-state";
import { SessionEnded } from "../session/sign-in-form";
import { logOut } from "../session/watch-session";
import { ConfirmDialog } from "../ui/action-buttons";
import { PageHeader, useTitle } from "../ui/page-layout";
import { LoadedPage, staffRouteAt, staffRoutesFor } from "./staff-routes";
import * as styles from "./staff-shell.module.css";

interface StaffShellProps {
  readonly member: Member;
  /** True if the session has expired: the page stays open and asks the member to sign in again. */
  readonly ended: boolean;
}

/** The layout of every staff page: menu and account (in a sidebar, or in a dialog below 64rem), the page, and notifications. */
export function StaffShell({ member, ended }: StaffShellProps) {
  const t = useText();
  const { brand } = useSite();
  const menu = useRef<HTMLDialogElement>(null);
  useOtherPages();
  const logo = (
    <LocalLink to="/admin" aria-label={t("staff.nav.logo", { brand: brand.shortName })}>
      <Logo background="paper" className={styles.logo} />
    </LocalLink>
  );
  return (
    <div className={styles.staff}>
      {/* The first focusable element: skips the navigation. */}
      <a className="skip-link" href="#content">
        {t("common.skipToContent")}
      </a>
      {ended && <SessionEnded email={member.email} />}
      <div className={styles.shell}>
        <header className={styles.side}>
          {logo}
          <div className={styles.desktop}>
            <StaffNavigation member={member} />
            <StaffAccount member={member} />
          </div>
          <button className={styles.menuButton} type="button" onClick={() => menu.current?.showModal()}>
            <MenuIcon />
            {t("nav.menu")}
          </button>
        </header>
        <main id="content" className={styles.main} tabIndex={-1}>
          <StaffOutlet member={member} />
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
        <StaffAccount member={member} />
      </dialog>
      <ToastRegion />
    </div>
  );
}

/**
 * Loads the data of the two `staffPages`, so that every page in the menu can be opened in this document. Without that data,
 * Gatsby would load a new document if the connection is lost or a new build is live, and typed text would be lost.
 */
const useOtherPages = (): void => {
  const language = useLanguage();
  useEffect(() => {
    for (const path of staffPages) void window.___loader.loadPage(inLanguage(path, language));
  }, [language]);
};

/** The menu of the member's pages, with the current one marked. */
function StaffNavigation({ member }: { readonly member: Member }) {
  const t = useText();
  const here = staffRouteAt(useCurrentPath());
  return (
    <nav className={styles.nav} aria-label={t("staff.nav.label")}>
      <ul>
        {staffRoutesFor(member.role).map((route) => (
          <li key={route.path}>
            <LocalLink to={route.path} aria-current={route === here ? "page" : undefined}>
              {t(route.label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The member's name and role, the links to the site and to the other language, and the buttons to sign out, which ask first if there is
 * unsaved text on a request.
 */
export function StaffAccount({ member }: { readonly member: Member }) {
  const t = useText();
  const question = useRef<HTMLDialogElement>(null);
  const [everywhere, setEverywhere] = useState(false);
  const signOut = (ofAll: boolean) => {
    // An open menu would cover the notification if the request fails.
    if (ofAll) question.current?.parentElement?.closest("dialog")?.close();
    void logOut(ofAll);
  };
  const press = (ofAll: boolean) => {
    setEverywhere(ofAll);
    if (hasUnsavedText()) question.current?.showModal();
    else signOut(ofAll);
  };
  return (
    <>
      <div className={styles.who}>
        <p>
          <strong>{member.name}</strong>
          {member.role === "owner" ? t("staff.role.owner") : t("staff.role.editor")}
        </p>
        <div className={styles.links}>
          <LocalLink to="/">{t("staff.seeSite")}</LocalLink>
          <LanguageLinks />
        </div>
        <div className={styles.links}>
          <Button variant="text" onClick={() => press(false)}>
            {t("staff.signOut")}
          </Button>
          <Button variant="text" onClick={() => press(true)}>
            {t("staff.signOutEverywhere")}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        ref={question}
        title={t("staff.signOut.unsaved")}
        action={t(everywhere ? "staff.signOutEverywhere" : "staff.signOut")}
        onConfirm={() => signOut(everywhere)}
      >
        <p>{t("staff.signOut.unsavedText")}</p>
      </ConfirmDialog>
    </>
  );
}

/** The page of the current URL, or a message if it does not exist or this member may not open it. */
export function StaffOutlet({ member }: { readonly member: Member }) {
  const t = useText();
  const found = staffRouteAt(useCurrentPath());
  const route = found?.roles.includes(member.role) === true ? found : undefined;
  const [title, text] =
    found === undefined
      ? (["staff.noPage.title", "staff.noPage.text"] as const)
      : (["staff.notYours.title", "staff.notYours.text"] as const);
  useTitle(t(route?.label ?? title));
  if (route === undefined) {
    return (
      <PageHeader title={t(title)} text={t(text)}>
        <LocalLink to="/admin">{t("staff.nav.overview")}</LocalLink>
      </PageHeader>
    );
  }
  return <LoadedPage key={route.path} route={route} />;
}
