import { buttonClass } from "../../components/ui/button";
import { LocalLink } from "../../components/ui/local-link";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type Following, shownState } from "../forms/follow-link";
import { FormSent } from "../forms/form-parts";
import { type LinkMessages, LinkAction } from "../forms/link-action";
import type { ConfirmedRequest } from "./api/privacy-requests";
import * as styles from "./request-page.module.css";

const texts: LinkMessages<ConfirmedRequest["state"]> = {
  checking: ["dsar.confirmed.checking"],
  ready: ["dsar.confirm.title", "dsar.confirm.text"],
  expired: ["dsar.confirmed.expired.title", "dsar.confirmed.expired.text"],
  invalid: ["dsar.confirmed.invalid.title", "dsar.confirmed.invalid.text"],
  failed: ["error.route.title", "dsar.confirmed.failed"],
  confirmed: ["dsar.confirmed.title", "dsar.confirmed.keep"],
  already: ["dsar.confirmed.already.title", "dsar.confirmed.already.text"],
};

/**
 * The state of the link in an email: what it will confirm, the result (reference and due date, GDPR Art. 12(3)), or
 * what to do instead.
 */
export function RequestConfirmation(following: Following<ConfirmedRequest>) {
  // Space for the tallest state is reserved, so that nothing below moves.
  return (
    <div className={styles.place}>
      <State {...following} />
    </div>
  );
}

function State(following: Following<ConfirmedRequest>) {
  const t = useText();
  const { link } = following;
  const state = shownState(link);
  const [title, text] = texts[state];
  if (state === "checking")
    return (
      <p className={styles.confirmationChecking} role="status">
        {t(title)}
      </p>
    );
  return (
    <FormSent key={state} title={t(title)}>
      {text && <p>{t(text)}</p>}
      {link.phase === "answered" ? (
        <Receipt of={link.answer} />
      ) : (
        <p className={styles.next}>
          {state === "expired" || state === "invalid" ? (
            <LocalLink className={buttonClass("filled")} to="/dsar">
              {t("dsar.confirmed.newRequest")}
            </LocalLink>
          ) : (
            <LinkAction {...following} confirm="dsar.confirm.submit" />
          )}
        </p>
      )}
    </FormSent>
  );
}

function Receipt({ of: { reference, due } }: { readonly of: ConfirmedRequest }) {
  const t = useText();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("dsar.confirmed.reference")}</dt>
        <dd>{reference}</dd>
      </div>
      <div>
        <dt>{t("dsar.confirmed.due")}</dt>
        <dd>
          <time dateTime={due}>{formatDate(due, language)}</time>
        </dd>
      </div>
    </dl>
  );
}
