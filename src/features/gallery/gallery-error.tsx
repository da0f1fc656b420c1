import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./gallery.module.css";

interface GalleryErrorProps {
  readonly onRetry: () => void;
  /** Heading level at its place in the page. */
  readonly level: "h2" | "h3";
}

/** The gallery's error message with a retry button (specification §8). */
export function GalleryError({ onRetry, level: Heading }: GalleryErrorProps) {
  const t = useText();
  return (
    <div className={styles.errorBox} role="alert">
      <Heading className={styles.title}>{t("gallery.error.title")}</Heading>
      <p>{t("gallery.error.text")}</p>
      <Button variant="line" onClick={onRetry}>
        {t("gallery.error.retry")}
      </Button>
    </div>
  );
}
