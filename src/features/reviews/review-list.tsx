import { useEffect, useRef, useState } from "react";
import { fieldValue } from "../../lib/dom/fields";
import { useText } from "../../lib/i18n/use-text";
import { ReviewEntry } from "./review-entry";
import * as filterStyles from "./review-list.module.css";
import {
  chosenReviews,
  isReviewOrder,
  type ReviewLanguage,
  reviewLanguages,
  type ReviewOrder,
  reviewOrders,
} from "./review-order";
import { Select } from "../../components/ui/select";
import type { TextKey } from "../../lib/i18n/keys";

interface ReviewListProps {
  readonly reviews: readonly Queries.ReviewEntryFragment[];
  readonly scale: number;
}

interface Choice {
  readonly language: string;
  readonly order: ReviewOrder;
}

const readChoice = (form: HTMLFormElement): Choice => {
  const data = new FormData(form);
  const order = fieldValue(data, "order");
  return { language: fieldValue(data, "language"), order: isReviewOrder(order) ? order : "newest" };
};

/**
 * All reviews, newest first; with scripts, they can be filtered by language and sorted. If there are no reviews, a
 * message says so. Needs the namespace `reviews`.
 */
export function ReviewList({ reviews, scale }: ReviewListProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({ language: "", order: "newest" });
  const shown = chosenReviews(reviews, choice.language, choice.order);
  // Applies what was chosen before the scripts loaded, or restored by the browser on going back.
  useEffect(() => {
    if (form.current !== null) setChoice(readChoice(form.current));
  }, []);
  if (reviews.length === 0) {
    return (
      <section className={["grid", filterStyles.section].join(" ")}>
        <p>{t("reviews.empty")}</p>
      </section>
    );
  }
  return (
    <section className={["grid", filterStyles.section].join(" ")} aria-labelledby="reviews-list">
      <h2 className="visually-hidden" id="reviews-list">
        {t("reviews.title")}
      </h2>
      <form
        ref={form}
        className={[filterStyles.bar, filterStyles.filter].join(" ")}
        onChange={(event) => setChoice(readChoice(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <ReviewFilter total={reviews.length} languages={reviewLanguages(reviews)} />
      </form>
      <p className={filterStyles.shown} role="status">
        {shown.length === 0 ? t("reviews.empty") : t("reviews.count", { count: shown.length })}
      </p>
      <ol data-no-search>
        {shown.map((review) => (
          <li key={review.slug}>
            <ReviewEntry review={review} scale={scale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

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

/** The fields for language and order. `ReviewList` reads them from its form. */
export function ReviewFilter({ total, languages }: ReviewFilterProps) {
  const t = useText();
  return (
    <>
      <fieldset className={filterStyles.languages}>
        <legend>{t("reviews.filter.label")}</legend>
        <label>
          <input type="radio" name="language" value="" defaultChecked />
          <span>{t("reviews.filter.all")}</span>
          <span className={filterStyles.count}>{total}</span>
        </label>
        {languages.map((entry) => (
          <label key={entry.language}>
            <input type="radio" name="language" value={entry.language} />
            <span>{entry.name}</span>
            <span className={filterStyles.count}>{entry.count}</span>
          </label>
        ))}
      </fieldset>
      <div className={filterStyles.order}>
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
