import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./gallery-error.module.css";

interface GalleryErrorProps {
  readonly onRetry: () => void;
  /** The heading that fits where it stands. */
  readonly level: "h2" | "h3";
}

/** The catalogue's gallery error, with a way to try again (specification §8). */
export function GalleryError({ onRetry, level: Heading }: GalleryErrorProps) {
  const t = useText();
  return (
    <div className={styles.error} role="alert">
      <Heading className={styles.title}>{t("gallery.error.title")}</Heading>
      <p>{t("gallery.error.text")}</p>
      <Button variant="line" onClick={onRetry}>
        {t("gallery.error.retry")}
      </Button>
    </div>
  );
}
