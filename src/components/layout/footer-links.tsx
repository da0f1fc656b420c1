import { footerLegal, footerSite, shownItems } from "../../settings/navigation";
import { useText } from "../../lib/i18n/use-text";
import { LocalLink } from "../ui/local-link";
import * as styles from "./footer.module.css";
import { useSite } from "./site-context";

/** The footer's lists of links: the pages, the policies with the consent settings, and social media. */
export function FooterLinks() {
  const t = useText();
  const site = useSite();
  const { social, asksForConsent } = site;
  return (
    <>
      <nav className={styles.block} aria-label={t("footer.explore")}>
        <h2>{t("footer.explore")}</h2>
        <ul>
          {shownItems(footerSite, site).map(({ to, label }) => (
            <li key={to}>
              <LocalLink to={to}>{t(label)}</LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.block} aria-label={t("footer.legal")}>
        <h2>{t("footer.legal")}</h2>
        <ul>
          {footerLegal.map(({ to, label }) => (
            <li key={to}>
              <LocalLink to={to}>{t(label)}</LocalLink>
            </li>
          ))}
          {asksForConsent && (
            <li data-needs-script>
              <button className={styles.textButton} type="button" data-consent-open>
                {t("footer.cookiePreferences")}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {social.links.length > 0 && (
        <div className={`${styles.block} ${styles.blockLast}`}>
          <h2>{t("footer.social")}</h2>
          <ul>
            {social.links.map(({ id, label, accessibleLabel, url }) => (
              <li key={id}>
                <a href={url} aria-label={accessibleLabel} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
