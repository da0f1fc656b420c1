import { menuSheetId } from "../../settings/interface";
import { telephoneLink } from "../../lib/format/telephone";
import { useText } from "../../lib/i18n/use-text";
import { buttonClass } from "../ui/button";
import { CloseIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import { BookLink } from "./book-link";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import * as styles from "./menu-sheet.module.css";
import { NavigationList } from "./navigation-list";
import { useSite } from "./site-context";

/** The full-screen menu of phones and tablets. A native dialog, so that focus stays inside; navigation closes it. */
export function MenuSheet() {
  const t = useText();
  const { brand, contact } = useSite();
  return (
    <dialog id={menuSheetId} className={styles.sheet} aria-label={t("nav.label")}>
      <div className={styles.bar}>
        <LocalLink to="/" className={styles.logo} aria-label={t("nav.logo", { brand: brand.name })}>
          <Logo background="paper" />
        </LocalLink>
        <form method="dialog">
          <button className={styles.close} aria-label={t("nav.close")}>
            <CloseIcon />
            {t("common.close")}
          </button>
        </form>
      </div>
      <nav className={styles.nav} aria-label={t("nav.label")}>
        <NavigationList />
      </nav>
      <div className={styles.foot}>
        <BookLink className={buttonClass("filled", "wide")} />
        <div className={styles.row}>
          <LanguageLinks />
          <a className="figures" href={telephoneLink(contact.phone.number)}>
            {contact.phone.number}
          </a>
        </div>
      </div>
    </dialog>
  );
}
