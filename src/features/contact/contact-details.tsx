import { graphql } from "gatsby";
import { OnwardLink, ExternalOnwardLink } from "../../components/ui/onward-link";
import { Note } from "../../components/ui/paragraphs";
import { emptyStay } from "../../lib/booking/kept-stay";
import { useSite } from "../../components/layout/site-context";
import { useStay } from "../../components/layout/use-stay";
import { telephoneLink } from "../../lib/text/telephone-link";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { inLanguage } from "../../settings/languages";
import { guidePath } from "../../settings/routes";
import { MessageLinks } from "../booking/message-links";
import { useSuiteTerms } from "../booking/suite-choice";
import { useNights } from "../booking/use-nights";
import { useToday } from "../booking/use-today";
import { directionsAddress } from "../location/directions";
import * as styles from "./contact.module.css";
import { Hours } from "./hours";

interface ContactDetailsProps {
  readonly site: Queries.ContactWaysOfSiteFragment;
  readonly terms: Queries.BookingTermsFragment;
}

/** Telephone, messages, email, hours, address, and emergency numbers. Needs the namespace `contact`. */
export function ContactDetails({ site, terms }: ContactDetailsProps) {
  const t = useText();
  const language = useLanguage();
  const stay = useStay();
  const today = useToday();
  const suiteTerms = useSuiteTerms(terms);
  const { hasGuide } = useSite();
  useNights(stay, suiteTerms.rates, today);
  const { contact, address, hours, emergency, coordinates, map } = site;
  const mailboxes = [contact.reservationsEmail, contact.privacyEmail].filter(
    (mailbox) => mailbox.address !== contact.email.address,
  );
  return (
    <aside className={styles.ways} aria-label={t("contact.reach")}>
      <section>
        <h2>{t("contact.phone")}</h2>
        <a className={styles.phone} href={telephoneLink(contact.phone.number)}>
          {contact.phone.number}
        </a>
        {contact.mobile !== null && (
          <Note>
            {contact.mobile.label}{" "}
            <a className={styles.contactLink} href={telephoneLink(contact.mobile.number)}>
              {contact.mobile.number}
            </a>
          </Note>
        )}
      </section>
      <section>
        <h2>{t("contact.messages")}</h2>
        <MessageLinks
          stay={today === "" ? emptyStay : stay}
          terms={suiteTerms}
          path={inLanguage("/", language)}
          telephone={false}
        />
      </section>
      <section>
        <h2>{t("contact.email")}</h2>
        <a className={styles.contactLink} href={`mailto:${contact.email.address}`} translate="no">
          {contact.email.address}
        </a>
        {mailboxes.length > 0 && (
          <dl className={styles.facts}>
            {mailboxes.map((mailbox) => (
              <div key={mailbox.label}>
                <dt>{mailbox.label}</dt>
                <dd>
                  <a href={`mailto:${mailbox.address}`} translate="no">
                    {mailbox.address}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section>
        <h2>{t("contact.hours")}</h2>
        <Hours hours={hours} />
      </section>
      <section>
        <h2>{t("contact.address")}</h2>
        <address translate="no">
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </address>
        <Note>
          {address.floor}. {address.directionsNote}
        </Note>
        <ExternalOnwardLink href={directionsAddress(map.directions, coordinates)}>
          {t("contact.directions")}
        </ExternalOnwardLink>
        {hasGuide && (
          <p>
            <OnwardLink to={guidePath}>{t("contact.guide")}</OnwardLink>
          </p>
        )}
      </section>
      {emergency.length > 0 && (
        <section>
          <h2>{t("contact.emergency")}</h2>
          <dl className={styles.facts}>
            {emergency.map(({ id, number, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  <a href={telephoneLink(number)}>{number}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}

export const contactWaysOfSite = graphql`
  fragment ContactWaysOfSite on SiteFacts {
    contact {
      phone {
        number
      }
      mobile {
        label
        number
      }
      email {
        address
      }
      reservationsEmail {
        label
        address
      }
      privacyEmail {
        label
        address
      }
    }
    hours {
      ...BothHours
    }
    address {
      street
      floor
      postalCode
      city
      directionsNote
    }
    coordinates {
      latitude
      longitude
    }
    map {
      directions
    }
    emergency {
      id
      number
      label
    }
  }
`;
