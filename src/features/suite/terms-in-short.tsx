import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/button";
import { MarginNote } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./terms-in-short.module.css";

interface TermsInShortProps {
  readonly stay: Queries.SuiteTermsFragment;
  readonly desk: Queries.SuiteDeskFragment;
}

/** The terms a guest asks for first, by their names in stay.yml and in this order; the rest is a page of its own. */
const inShort = [
  "checkInFrom",
  "checkOutBy",
  "onlineCheckInBy",
  "directDiscount",
  "thirdGuestFee",
  "climateFeeHigh",
  "climateFeeLow",
  "cashLimit",
  "termsEffectiveFrom",
];

/** The terms of the stay in a few lines, and the way to all of them. */
export function TermsInShort({ stay, desk }: TermsInShortProps) {
  const t = useText();
  const terms = inShort.flatMap((name) => stay.terms.filter((term) => term.name === name));
  const { label, weekdays, weekends } = desk.hours.desk;
  return (
    <section aria-labelledby="terms">
      <MarginNote id="terms" className={styles.title}>
        {t("suite.terms.title")}
      </MarginNote>
      <dl className={styles.terms}>
        {terms.map(({ name, label: term, value }) => (
          <div key={name}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{label}</dt>
          <dd>
            {weekdays.label} {String(stay.facts["receptionDeskWeekdays"])}
            <br />
            {weekends.label} {String(stay.facts["receptionDeskWeekends"])}
          </dd>
        </div>
      </dl>
      <OnwardLink to="/rental-conditions">{t("suite.terms.all")}</OnwardLink>
    </section>
  );
}

export const suiteTerms = graphql`
  fragment SuiteTerms on Stay {
    facts
    terms {
      name
      label
      value
    }
  }
  fragment SuiteDesk on SiteFacts {
    hours {
      desk {
        label
        weekdays {
          label
        }
        weekends {
          label
        }
      }
    }
  }
`;
