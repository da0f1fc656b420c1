import type { CSSProperties } from "react";
import { formatAverage } from "../../lib/format/score";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./rating-bars.module.css";

/** The categories of specification §3 and how they are named. */
const categoryKeys: Readonly<Record<string, TextKey>> = {
  cleanliness: "reviews.category.cleanliness",
  location: "reviews.category.location",
  service: "reviews.category.service",
  value: "reviews.category.value",
  amenities: "reviews.category.amenities",
  comfort: "reviews.category.comfort",
};

/** The rating of each category as a name, a figure and a bar. Needs the namespace `reviews`. */
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
