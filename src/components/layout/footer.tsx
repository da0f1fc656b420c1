import { formatBreakableTimeRange } from "../../lib/format";
import { telephoneLink } from "../../lib/text/telephone-link";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./footer.module.css";
import { useSite } from "./site-context";
import { footerLegal, footerSite, shownItems } from "../../settings/navigation";
import { LocalLink } from "../ui/local-link";
import { Logo } from "./logo";

/** The footer's first two columns: the postal address with telephone and email, and the phone hours. */
function FooterContact() {
  const t = useText();
  const { address, contact, hours } = useSite();
  return (
    <>
      <div className={`${styles.block} ${styles.blockWide}`}>
        <h2>{t("footer.address")}</h2>
        <address translate="no">
          {address.street}
          <br />
          {`${address.postalCode} ${address.city}, ${address.country}`}
          <br />
          <a className={`${styles.tall} figures`} href={telephoneLink(contact.phone.number)}>
            {contact.phone.number}
          </a>
          <br />
          <a className={styles.tall} href={`mailto:${contact.email.address}`}>
            {contact.email.address}
          </a>
        </address>
      </div>
      <div className={`${styles.block} ${styles.blockWide}`}>
        <h2>{t("footer.hours")}</h2>
        <dl>
          {[hours.phone.weekdays, hours.phone.weekends].map(
            (span) =>
              span !== null && (
                <div key={span.label}>
                  <dt>{span.label}</dt>
                  <dd>{formatBreakableTimeRange(span)}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </>
  );
}

/** The footer's lists of links: the pages, the policies with the consent settings, and social media. */
function FooterLinks() {
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

/** With no-break spaces between digits, so that no line ends in the middle of a postcode. */
const keepPostcode = (address: string): string => address.replace(/(?<=\d) (?=\d)/g, "\u00a0");

/** The footer of every public page: address, hours, links, registration numbers, and the consent settings. */
export function Footer() {
  const t = useText();
  const { brand, legal, sample } = useSite();
  const numbers = [legal.propertyRegistry, legal.commercialRegistry, legal.taxNumber].filter(
    (number) => number !== null,
  );
  return (
    <footer className={styles.footer}>
      <div className="grid">
        <div>
          <div className={styles.brand}>
            <Logo background="inverse" />
          </div>
          <div className={styles.grid}>
            <FooterContact />
            <FooterLinks />
          </div>
          <div className={styles.legal}>
            <p translate="no">{legal.operator.value}</p>
            {legal.registeredSeat !== null && (
              <p>{`${legal.registeredSeat.label}: ${keepPostcode(legal.registeredSeat.value)}`}</p>
            )}
            {numbers.map(({ shortLabel, value }) => (
              <p key={shortLabel} translate="no">{`${shortLabel} ${value}`}</p>
            ))}
            <p>{t("footer.copyright", { year: buildYear, brand: brand.name })}</p>
            {sample && <p>{t("footer.demo")}</p>}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The year of the build. A build constant, so that server and browser agree. */
const buildYear = process.env.GATSBY_BUILD_YEAR ?? "";
