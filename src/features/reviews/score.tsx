import { graphql } from "gatsby";
import { formatAverage } from "../../lib/format/score";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./score.module.css";

/** The overall rating and how many reviews stand behind it, as text (decisions §8). Needs the namespace `reviews`. */
export function Score({ summary }: { readonly summary: Queries.RatingSummaryFragment }) {
  const t = useText();
  const language = useLanguage();
  const score = formatAverage(summary.overall, language);
  return (
    <div className={styles.score}>
      <span className={styles.figure}>{score}</span>
      <p className={styles.of}>
        <strong>{t("reviews.ofScale", { max: summary.scale })}</strong>
        {t("reviews.basedOn")}
      </p>
    </div>
  );
}

export const ratingSummary = graphql`
  fragment RatingSummary on ReviewSummary {
    overall
    scale
    categories {
      id
      score
    }
  }
`;
