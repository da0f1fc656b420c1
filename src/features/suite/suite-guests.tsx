import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/onward-link";
import { MarginSection } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import { GuestQuote } from "../reviews/guest-quote";
import { Score } from "../reviews/rating-summary";
import * as styles from "./suite-guests.module.css";

interface SuiteGuestsProps {
  readonly suite: Queries.SuiteGuestsFragment;
  /** Null if there are no reviews yet. Then, or if the suite has no quotations, nothing is shown. */
  readonly summary: Queries.SuiteRatingFragment | null;
}

/**
 * The overall rating, the suite's quotations of guests, and a link to the page with all reviews. Needs the namespaces
 * `suite` and `reviews`.
 */
export function SuiteGuests({ suite, summary }: SuiteGuestsProps) {
  const t = useText();
  if (summary === null || suite.guestQuotes.length === 0) return null;
  return (
    <MarginSection note={t("suite.guestWords")} noteId="guests" flushStart>
      <div className={styles.guests}>
        <div className={styles.rating}>
          <Score summary={summary} />
          {summary.sample === true && <p className={styles.sample}>{t("suite.guestWords.sample")}</p>}
          <OnwardLink to="/reviews">{t("suite.guestWords.all")}</OnwardLink>
        </div>
        {suite.guestQuotes.map((quote) => (
          <GuestQuote key={quote.review.slug} quote={quote} className={styles.quote} />
        ))}
      </div>
    </MarginSection>
  );
}

export const suiteGuests = graphql`
  fragment SuiteGuests on Suite {
    guestQuotes {
      ...GuestQuote
    }
  }
  fragment SuiteRating on ReviewSummary {
    sample
    ...RatingSummary
  }
`;
