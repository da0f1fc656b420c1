/** Ratings: the overall rating, the rating of each category, and the display name of a guest. */
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import type { Language } from "../../settings/languages";
import { formatNumber } from "../../lib/format-number";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./rating-summary.module.css";
import type { Text, TextKey } from "../../lib/i18n/keys";

/** An average with one decimal: `9` → `9.0`, `9,0`; a full `10` remains `10`. */
export const formatAverage = (score: number, language: Language): string => {
  const digits = Math.round(score * 10) === 100 ? 0 : 1;
  return formatNumber(score, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** One guest's score: `9` → `9`, `8.5` → `8.5`, `8,5`. */
export const formatScore = (score: number, language: Language): string =>
  formatNumber(score, language, { maximumFractionDigits: 1 });

/** The overall rating and the number of reviews, as text. Needs the namespace `reviews`. */
export function Score({ summary }: { readonly summary: Queries.RatingSummaryFragment }) {
  const t = useText();
  const language = useLanguage();
  const score = formatAverage(summary.overall, language);
  return (
    <div className={styles.score}>
      <span className={styles.figure}>{score}</span>
      <p className={styles.of}>
        <strong>{t("reviews.ofScale", { max: summary.scale })}</strong> {t("reviews.basedOn")}
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

/** The categories of specification §3 and their names. */
const categoryKeys: Readonly<Record<string, TextKey>> = {
  cleanliness: "reviews.category.cleanliness",
  location: "reviews.category.location",
  service: "reviews.category.service",
  value: "reviews.category.value",
  amenities: "reviews.category.amenities",
  comfort: "reviews.category.comfort",
};

/** The rating of each category as a name, a score and a bar. Needs the namespace `reviews`. */
export function RatingBars({ summary }: { readonly summary: Queries.RatingSummaryFragment }) {
  const t = useText();
  const language = useLanguage();
  return (
    <dl>
      {summary.categories.map(({ id, score }) => {
        const key = categoryKeys[id];
        const style: CSSProperties & Record<"--part", string> = { "--part": `${(score / summary.scale) * 100}%` };
        return (
          <div className={styles.row} key={id} style={style}>
            <dt>{key === undefined ? id : t(key)}</dt>
            <dd>{formatAverage(score, language)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/**
 * The display name of a guest: `M., Germany`. “guest” replaces an unknown initial; an unknown country is left out. Needs
 * the namespace `reviews`.
 */
export const guestName = (
  t: Text,
  { initial, country }: { readonly initial: string | null; readonly country: string | null },
): string => [initial ?? t("reviews.guest"), country].filter((part) => part !== null).join(", ");
