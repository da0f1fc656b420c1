/** The list of reviews, with the choice of language and order. */
import { useEffect, useRef, useState } from "react";
import { fieldValue } from "../../lib/dom/fields";
import { useText } from "../../lib/i18n/use-text";
import { ReviewEntry } from "./review-entry";
import * as styles from "./reviews-page.module.css";
import { Select } from "../../components/ui/select";
import type { TextKey } from "../../lib/i18n/keys";

/** The available orders; the first is the default. */
export const reviewOrders = ["newest", "oldest", "highest", "lowest"] as const;
type ReviewOrder = (typeof reviewOrders)[number];

export const isReviewOrder = (value: string): value is ReviewOrder => reviewOrders.some((order) => order === value);

interface Ordered {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The score converted to a scale that all reviews share. */
  readonly comparableScore: number;
  readonly originalLanguage: string;
}

const newestFirst = (a: Ordered, b: Ordered): number => b.date.localeCompare(a.date);

const comparisons: Readonly<Record<ReviewOrder, (a: Ordered, b: Ordered) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  highest: (a, b) => b.comparableScore - a.comparableScore || newestFirst(a, b),
  lowest: (a, b) => a.comparableScore - b.comparableScore || newestFirst(a, b),
};

/** The reviews in a language (all languages if empty), in the given order; equal scores are sorted newest first. */
export const chosenReviews = <Review extends Ordered>(
  reviews: readonly Review[],
  language: string,
  order: ReviewOrder,
): Review[] =>
  reviews.filter(({ originalLanguage }) => language === "" || originalLanguage === language).sort(comparisons[order]);

interface ReviewLanguage {
  readonly language: string;
  readonly name: string;
  readonly count: number;
}

/** The languages of the reviews with the number of each, the most frequent first, then by code. */
export const reviewLanguages = (
  reviews: readonly (Ordered & { readonly originalLanguageName: string })[],
): readonly ReviewLanguage[] => {
  const byCode = new Map<string, ReviewLanguage>();
  for (const { originalLanguage: language, originalLanguageName } of reviews) {
    // A capital made by a Greek style sheet would lose its accent.
    const name = originalLanguageName.charAt(0).toUpperCase() + originalLanguageName.slice(1);
    byCode.set(language, { language, name, count: (byCode.get(language)?.count ?? 0) + 1 });
  }
  return [...byCode.values()].sort((a, b) => b.count - a.count || a.language.localeCompare(b.language));
};

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
      <section className={["grid", styles.section].join(" ")}>
        <p>{t("reviews.empty")}</p>
      </section>
    );
  }
  return (
    <section className={["grid", styles.section].join(" ")} aria-labelledby="reviews-list">
      <h2 className="visually-hidden" id="reviews-list">
        {t("reviews.title")}
      </h2>
      <form
        ref={form}
        className={[styles.bar, styles.filter].join(" ")}
        onChange={(event) => setChoice(readChoice(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <ReviewFilter total={reviews.length} languages={reviewLanguages(reviews)} />
      </form>
      <p className={styles.shown} role="status">
        {t("reviews.count", { count: shown.length })}
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
function ReviewFilter({ total, languages }: ReviewFilterProps) {
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
