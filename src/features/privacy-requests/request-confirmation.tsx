import { Button, buttonClass } from "../../components/ui/button";
import { LocalLink } from "../../components/ui/local-link";
import { formatDate } from "../../lib/format/date";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { FollowedLink } from "../forms/follow-link";
import { FormSent } from "../forms/form-parts";
import type { ConfirmedRequest } from "./api/privacy-requests";
import * as styles from "./request-page.module.css";

interface RequestConfirmationProps {
  readonly link: FollowedLink<ConfirmedRequest>;
  readonly press: () => void;
  readonly again: () => void;
}

const words: Readonly<Record<"expired" | "invalid", { readonly title: TextKey; readonly text: TextKey }>> = {
  expired: { title: "dsar.confirmed.expired.title", text: "dsar.confirmed.expired.text" },
  invalid: { title: "dsar.confirmed.invalid.title", text: "dsar.confirmed.invalid.text" },
};

/**
 * The state of the link in an email: what it will confirm, the result (reference and due date, GDPR Art. 12(3)), or
 * what to do instead.
 */
export function RequestConfirmation(props: RequestConfirmationProps) {
  // Space for the tallest state is reserved, so that nothing below moves.
  return (
    <div className={styles.place}>
      <State {...props} />
    </div>
  );
}

function State({ link, press, again }: RequestConfirmationProps) {
  const t = useText();
  if (link.phase === "answered") return <Received request={link.answer} />;
  if (link.phase === "unconfirmed" || link.phase === "confirming") {
    const isBusy = link.phase === "confirming";
    return (
      <FormSent key="unconfirmed" title={t("dsar.confirm.title")}>
        <p>{t("dsar.confirm.text")}</p>
        <p className={styles.next}>
          <Button
            variant="filled"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && press()}
          >
            {t("dsar.confirm.submit")}
          </Button>
        </p>
      </FormSent>
    );
  }
  if (link.phase === "expired" || link.phase === "invalid") {
    const { title, text } = words[link.phase];
    return (
      <FormSent key={link.phase} title={t(title)}>
        <p>{t(text)}</p>
        <p className={styles.next}>
          <LocalLink className={buttonClass("filled")} to="/dsar">
            {t("dsar.confirmed.newRequest")}
          </LocalLink>
        </p>
      </FormSent>
    );
  }
  if (link.phase === "failed") {
    return (
      <FormSent key="failed" title={t("error.route.title")}>
        <p>{t("dsar.confirmed.failed")}</p>
        <p className={styles.next}>
          <Button variant="filled" onClick={again}>
            {t("common.tryAgain")}
          </Button>
        </p>
      </FormSent>
    );
  }
  return (
    <p className={styles.confirmationChecking} role="status">
      {t("dsar.confirmed.checking")}
    </p>
  );
}

function Received({ request }: { readonly request: ConfirmedRequest }) {
  const t = useText();
  const language = useLanguage();
  const already = request.state === "already";
  return (
    <FormSent key="received" title={t(already ? "dsar.confirmed.already.title" : "dsar.confirmed.title")}>
      <p>{t(already ? "dsar.confirmed.already.text" : "dsar.confirmed.keep")}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("dsar.confirmed.reference")}</dt>
          <dd>{request.reference}</dd>
        </div>
        <div>
          <dt>{t("dsar.confirmed.due")}</dt>
          <dd>
            <time dateTime={request.due}>{formatDate(request.due, language)}</time>
          </dd>
        </div>
      </dl>
    </FormSent>
  );
}
