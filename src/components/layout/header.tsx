import { headerBarId, menuSheetId } from "../../settings/interface";
import { useKeptStay } from "../../lib/booking/stay-store";
import { useText } from "../../lib/i18n/use-text";
import { buttonClass } from "../ui/button";
import { MenuIcon, ChevronIcon, CloseIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import { BookLink } from "./book-link";
import * as styles from "./header.module.css";
import { Logo } from "./logo";
import { useSite } from "./site-context";
import { languageFacts } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { LanguageLinks, useCurrentPath } from "./language-links";
import { telephoneLink } from "../../lib/text/telephone-link";
import * as menuStyles from "./menus.module.css";
import { mainNavigation, shownItems } from "../../settings/navigation";

/**
 * The fixed navigation bar: transparent until the inline script finds the page scrolled by more than 20 px
 * (specification §2).
 */
export function Header() {
  const t = useText();
  const site = useSite();
  const { brand } = site;
  useKeptStay(site);
  return (
    <header className={styles.header}>
      <div className={styles.ground} />
      <div id={headerBarId} className={styles.bar}>
        <LocalLink className={styles.logo} to="/" aria-label={t("nav.logo", { brand: brand.name })}>
          <Logo background="paper" />
        </LocalLink>
        <nav className={styles.nav} aria-label={t("nav.label")}>
          <NavigationList />
        </nav>
        <BookLink className={`${buttonClass("filled")} ${styles.book}`} />
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <button
          className={styles.menu}
          type="button"
          command="show-modal"
          commandfor={menuSheetId}
          data-dialog-open={menuSheetId}
        >
          <MenuIcon />
          <span>{t("nav.menu")}</span>
        </button>
      </div>
      <MenuSheet />
    </header>
  );
}

const listId = "language-list";

/** The language selector of the header: a native popover, so that it works before and without scripts. */
function LanguageMenu() {
  const t = useText();
  const name = languageFacts[useLanguage()].name;
  return (
    <div className={menuStyles.language}>
      <button
        className={menuStyles.button}
        type="button"
        popovertarget={listId}
        aria-label={t("language.open", { language: name })}
      >
        {name}
        <ChevronIcon />
      </button>
      <div className={menuStyles.list} id={listId} popover="auto">
        <LanguageLinks />
      </div>
    </div>
  );
}

/** React writes `autofocus` only in the HTML of the server. */
const addAutofocus = (sheet: HTMLDialogElement | null): void => sheet?.setAttribute("autofocus", "");

/** The full-screen menu of phones and tablets. A native dialog, so that focus stays inside; navigation closes it. */
function MenuSheet() {
  const t = useText();
  const { brand, contact } = useSite();
  return (
    // `autofocus` makes Safari focus the opened sheet itself. Otherwise Safari focuses the first link and draws a ring around it, even
    // after a touch. Chromium ignores the attribute on a dialog. The closed dialog does not take the focus when the page loads.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <dialog id={menuSheetId} ref={addAutofocus} className={menuStyles.sheet} aria-label={t("nav.label")} autoFocus>
      <div className={menuStyles.bar}>
        <LocalLink to="/" className={menuStyles.logo} aria-label={t("nav.logo", { brand: brand.name })}>
          <Logo background="paper" />
        </LocalLink>
        <form method="dialog">
          <button className={menuStyles.close} aria-label={t("nav.close")}>
            <CloseIcon />
            {t("common.close")}
          </button>
        </form>
      </div>
      <nav className={menuStyles.nav} aria-label={t("nav.label")}>
        <NavigationList />
      </nav>
      <div className={menuStyles.foot}>
        <BookLink className={buttonClass("filled", "wide")} />
        <div className={menuStyles.row}>
          <LanguageLinks />
          <a className="figures" href={telephoneLink(contact.phone.number)}>
            {contact.phone.number}
          </a>
        </div>
      </div>
    </dialog>
  );
}

/** The main menu's links, in the order of specification §2, with the current page marked. */
function NavigationList() {
  const t = useText();
  const site = useSite();
  const current = useCurrentPath();
  return (
    <ul>
      {shownItems(mainNavigation, site).map(({ to, label }) => (
        <li key={to}>
          <LocalLink to={to} aria-current={to === current ? "page" : undefined}>
            {t(label)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
