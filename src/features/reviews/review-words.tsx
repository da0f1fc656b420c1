import { useText } from "../../lib/i18n/use-text";
import { languageName } from "./language-name";
import * as styles from "./review-entry.module.css";

interface ReviewWordsProps {
  readonly review: Pick<Queries.ReviewEntryFragment, "original" | "originalLanguage" | "translation">;
}

/**
 * What the guest wrote, in the guest's language; where we have translated it, our words with their mark, and a switch to
 * the original that needs no script.
 */
export function ReviewWords({ review: { original, originalLanguage, translation } }: ReviewWordsProps) {
  const t = useText();
  if (translation === null) {
    return (
      <blockquote lang={originalLanguage}>
        <p>{original}</p>
      </blockquote>
    );
  }
  return (
    <>
      <details className={styles.original}>
        <summary>
          <span>{t("reviews.translated", { language: languageName(t, originalLanguage) })}</span>
          <span className={styles.toggle}>
            <span className={styles.forth}>{t("reviews.showOriginal")}</span>
            <span className={styles.back}>{t("reviews.showTranslation")}</span>
          </span>
        </summary>
        <blockquote lang={originalLanguage}>
          <p>{original}</p>
        </blockquote>
      </details>
      <blockquote className={styles.translation}>
        <p>{translation}</p>
      </blockquote>
    </>
  );
}
