import { Select } from "../../components/ui/select";
import type { TextKey } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./review-filter.module.css";
import { type ReviewLanguage, type ReviewOrder, reviewOrders } from "./review-order";

const orderKeys: Readonly<Record<ReviewOrder, TextKey>> = {
  newest: "reviews.sort.newest",
  oldest: "reviews.sort.oldest",
  highest: "reviews.sort.highest",
  lowest: "reviews.sort.lowest",
};

interface ReviewFilterProps {
  readonly total: number;
  readonly languages: readonly ReviewLanguage[];
}

/** In which language reviews are written, and how they are sorted. Uncontrolled: the list reads it from the form. */
export function ReviewFilter({ total, languages }: ReviewFilterProps) {
  const t = useText();
  return (
    <>
      <fieldset className={styles.languages}>
        <legend>{t("reviews.filter.label")}</legend>
        <label>
          <input type="radio" name="language" value="" defaultChecked />
          <span>{t("reviews.filter.all")}</span>
          <span className={styles.count}>{total}</span>
        </label>
        {languages.map((entry) => (
          <label key={entry.language}>
            <input type="radio" name="language" value={entry.language} />
            <span>{entry.name}</span>
            <span className={styles.count}>{entry.count}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.order}>
        <Select id="reviews-order" name="order" label={t("reviews.sort.label")}>
          {reviewOrders.map((order) => (
            <option key={order} value={order}>
              {t(orderKeys[order])}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
