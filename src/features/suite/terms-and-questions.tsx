import { graphql } from "gatsby";
import { Grid } from "../../components/ui/grid";
import { MarginNote, Section } from "../../components/ui/section";
import * as styles from "./suite-sections.module.css";
import { OnwardLink } from "../../components/ui/onward-link";
import { formatTimeRange } from "../../lib/format";
import { useText } from "../../lib/i18n/use-text";
import { Disclosure } from "../../components/ui/disclosure";
import { LinkedText } from "../../components/ui/text-with-links";

interface TermsInShortProps {
  readonly stay: Queries.SuiteTermsFragment;
  readonly desk: Queries.SuiteDeskFragment;
}

interface TermsAndQuestionsProps extends TermsInShortProps {
  /** Null if the house has no FAQ. */
  readonly faq: Queries.SuiteQuestionsFragment | null;
}

/** Terms and questions: side by side on wide screens, otherwise one below the other. Without questions about the suite only the terms. */
export function TermsAndQuestions({ stay, desk, faq }: TermsAndQuestionsProps) {
  return (
    <Section flushStart>
      <Grid className={styles.split}>
        <div className={styles.terms}>
          <TermsInShort stay={stay} desk={desk} />
        </div>
        {faq !== null && faq.ofSuite.length > 0 && (
          <div className={styles.questions}>
            <SuiteQuestions faq={faq} />
          </div>
        )}
      </Grid>
    </Section>
  );
}

/** The terms guests ask about first, by their names in stay.yml, in this order. All terms are on their own page. */
const inShort = [
  "checkInFrom",
  "checkOutBy",
  "onlineCheckInBy",
  "directDiscount",
  "thirdGuestFee",
  "climateFeeHigh",
  "climateFeeLow",
  "cashLimit",
  "freeCancellationDays",
  "parkingPerDay",
  "airportTransfer",
  "termsEffectiveFrom",
];

/** The main terms of the stay and the reception's hours in a few lines, and a link to all terms. */
function TermsInShort({ stay, desk }: TermsInShortProps) {
  const t = useText();
  const terms = inShort.flatMap((name) => stay.terms.filter((term) => term.name === name));
  const hours = desk.hours.desk;
  return (
    <section aria-labelledby="terms">
      <MarginNote id="terms" className={styles.shortTitle}>
        {t("suite.terms.title")}
      </MarginNote>
      <dl className={styles.shortTerms}>
        {terms.map(({ name, label: term, value }) => (
          <div key={name}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {hours !== null && (
          <div>
            <dt>{hours.label}</dt>
            <dd>
              {hours.weekdays.label} {formatTimeRange(hours.weekdays)}
              <br />
              {hours.weekends.label} {formatTimeRange(hours.weekends)}
            </dd>
          </div>
        )}
      </dl>
      <OnwardLink to="/rental-conditions">{t("suite.terms.all")}</OnwardLink>
    </section>
  );
}

export const suiteTerms = graphql`
  fragment SuiteTerms on Stay {
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
          from
          to
        }
        weekends {
          label
          from
          to
        }
      }
    }
  }
`;

/** The FAQ entries that are marked as being about the suite. */
function SuiteQuestions({ faq }: { readonly faq: Queries.SuiteQuestionsFragment }) {
  const t = useText();
  return (
    <section aria-labelledby="questions" data-no-search>
      <MarginNote id="questions" className={styles.questionTitle}>
        {t("suite.questions")}
      </MarginNote>
      <div className={styles.list}>
        {faq.ofSuite.map(({ id, question, answer }, index) => (
          <Disclosure key={id} summary={question} open={index === 0}>
            <p>
              <LinkedText>{answer}</LinkedText>
            </p>
          </Disclosure>
        ))}
      </div>
      <OnwardLink to="/faq">{t("suite.questions.all")}</OnwardLink>
    </section>
  );
}

export const suiteQuestions = graphql`
  fragment SuiteQuestions on Faq {
    ofSuite {
      id
      question
      answer
    }
  }
`;
