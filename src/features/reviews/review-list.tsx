import { useEffect, useRef, useState } from "react";
import { useText } from "../../lib/i18n/use-text";
import { ReviewEntry } from "./review-entry";
import { ReviewFilter } from "./review-filter";
import * as filterStyles from "./review-filter.module.css";
import * as styles from "./review-list.module.css";
import { type ReviewOrder, chosenReviews, isReviewOrder, reviewLanguages } from "./review-order";

interface ReviewListProps {
  readonly reviews: readonly Queries.ReviewEntryFragment[];
  readonly scale: number;
}

interface Choice {
  readonly language: string;
  readonly order: ReviewOrder;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const readChoice = (form: HTMLFormElement): Choice => {
  const data = new FormData(form);
  const order = textOf(data.get("order"));
  return { language: textOf(data.get("language")), order: isReviewOrder(order) ? order : "newest" };
};

/** All reviews, newest first; with scripts they can be narrowed to a language and sorted. Before the
 * first, says that none is there yet. Needs the namespace `reviews`. */
export function ReviewList({ reviews, scale }: ReviewListProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({ language: "", order: "newest" });
  const shown = chosenReviews(reviews, choice.language, choice.order);
  // What was chosen before scripts came, or restored by the browser on the way back.
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
        className={[filterStyles.bar, styles.filter].join(" ")}
        onChange={(event) => setChoice(readChoice(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <ReviewFilter total={reviews.length} languages={reviewLanguages(reviews)} />
      </form>
      <p className={styles.shown} role="status">
        {shown.length === 0 ? t("reviews.empty") : t("reviews.count", { count: shown.length })}
      </p>
      <ol>
        {shown.map((review) => (
          <li key={review.slug}>
            <ReviewEntry review={review} scale={scale} />
          </li>
        ))}
      </ol>
    </section>
  );
}
