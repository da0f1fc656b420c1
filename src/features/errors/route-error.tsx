import { Button } from "../../components/ui/button";
import { Message } from "../../components/ui/message";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./errors.module.css";

interface RouteErrorProps {
  /** Renders the page again. */
  readonly onRetry: () => void;
}

/** Replaces a page that failed to render (specification §8). */
export default function RouteError({ onRetry }: RouteErrorProps) {
  const t = useText();
  return (
    <div role="alert">
      <Message title={t("error.route.title")} text={t("error.route.text")} sky="clouded">
        <div className={styles.buttons}>
          <Button variant="filled" onClick={onRetry}>
            {t("error.route.tryAgain")}
          </Button>
          <Button variant="line" onClick={() => window.location.reload()}>
            {t("error.route.reload")}
          </Button>
        </div>
      </Message>
    </div>
  );
}
