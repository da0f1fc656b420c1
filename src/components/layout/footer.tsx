import { useText } from "../../lib/i18n/use-text";
import { FooterContact } from "./footer-contact";
import * as styles from "./footer.module.css";
import { FooterLinks } from "./footer-links";
import { Logo } from "./logo";
import { useSite } from "./site-context";

/** The footer of every page: address, hours, links, registration numbers, and the consent settings. */
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
            <span>{legal.operator.value}</span>
            {legal.registeredSeat !== null && (
              <span>{`${legal.registeredSeat.label}: ${legal.registeredSeat.value}`}</span>
            )}
            {numbers.map(({ shortLabel, value }) => (
              <span key={shortLabel}>{`${shortLabel} ${value}`}</span>
            ))}
            <span>{t("footer.copyright", { year: buildYear, brand: brand.name })}</span>
            {sample && <span>{t("footer.demo")}</span>}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The year of the build. A build constant, so that server and browser agree. */
const buildYear = process.env.GATSBY_BUILD_YEAR ?? "";
