import { headerBarId, menuSheetId } from "../../settings/interface";
import { useKeptStay } from "../../lib/booking/stay-store";
import { useText } from "../../lib/i18n/use-text";
import { buttonClass } from "../ui/button";
import { MenuIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import { BookLink } from "./book-link";
import * as styles from "./header.module.css";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MenuSheet } from "./menu-sheet";
import { NavigationList } from "./navigation-list";
import { useSite } from "./site-context";

/**
 * The fixed navigation bar: transparent over the hero until the inline script finds the page scrolled by 20 px
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
