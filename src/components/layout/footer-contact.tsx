import { telephoneLink } from "../../lib/format/telephone";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./footer.module.css";
import { useSite } from "./site-context";

const shortTime = (time: string): string => time.replace(/^0/, "");

/** The footer's first two columns: the postal address, and the phone hours. */
export function FooterContact() {
  const t = useText();
  const { address, contact, hours } = useSite();
  return (
    <>
      <div className={`${styles.block} ${styles.blockWide}`}>
        <h2>{t("footer.address")}</h2>
        <address>
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
                  <dd>{`${shortTime(span.from)}–${shortTime(span.to)}`}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </>
  );
}
