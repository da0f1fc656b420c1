import { graphql } from "gatsby";
import { Note } from "../../components/ui/paragraphs";
import { useText } from "../../lib/i18n/use-text";
import { RatingBars, Score } from "./rating-summary";
import * as styles from "./reviews-page.module.css";

/** The overall rating, the rating of each category, and how reviews are verified (Omnibus Directive). */
export function ReviewsOverview({ summary }: { readonly summary: Queries.ReviewsOverviewFragment }) {
  const t = useText();
  return (
    <section className={["grid", styles.overview].join(" ")} aria-labelledby="ratings">
      <h2 className="visually-hidden" id="ratings">
        {t("reviews.overall")}
      </h2>
      <div className={styles.score}>
        <Score summary={summary} />
        <div className={styles.verification}>
          <h3>{t("reviews.howVerified")}</h3>
          <Note>{summary.verification}</Note>
        </div>
      </div>
      {summary.categories.length > 0 && (
        <div className={styles.bars}>
          <h3 className="visually-hidden">{t("reviews.categories")}</h3>
          <RatingBars summary={summary} />
        </div>
      )}
    </section>
  );
}

export const reviewsOverview = graphql`
  fragment ReviewsOverview on ReviewSummary {
    verification
    ...RatingSummary
  }
`;
