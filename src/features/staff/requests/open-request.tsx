import { Link } from "gatsby";
import { Button } from "../../../components/ui/button";
import { isLanguage, languageFacts } from "../../../settings/languages";
import { isPlainClick } from "../../../lib/dom/clicks";
import { mailLink } from "../../../lib/text/mail-link";
import { useText } from "../../../lib/i18n/use-text";
import { PageHeader } from "../ui/page-layout";
import { useDates } from "../ui/use-dates";
import { DaysLeft } from "./request-table";
import { RequestActions } from "./request-actions";
import type { RequestType } from "../../../lib/forms/request-types";
import type { PrivacyRequest } from "../api/requests";
import * as styles from "./requests.module.css";

interface OpenRequestProps {
  readonly request: PrivacyRequest | undefined;
  readonly now: number;
  /** URL of the list. */
  readonly back: string;
  /** History state for the link to the list, with the values that must not be in the URL. */
  readonly backState: object;
  /** Called instead of following the link to the list; undefined unless the list is the previous history entry. */
  readonly onBack: (() => void) | undefined;
  /** Searches for all data held on an email address. */
  readonly onPerson: (email: string) => void;
}

/** One privacy request: its details, deadline and actions. */
export function OpenRequest({ request, now, back, backState, onBack, onPerson }: OpenRequestProps) {
  const t = useText();
  const { moment, daysLeft } = useDates();
  const toList = (
    <Link
      to={back}
      state={backState}
      onClick={(event) => {
        if (onBack === undefined || !isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onBack();
      }}
    >
      {t("requests.back")}
    </Link>
  );
  if (request === undefined) return <PageHeader title={t("requests.gone")}>{toList}</PageHeader>;
  const {
    type,
    reference,
    name,
    email,
    language,
    details,
    confirmed_at: confirmed,
    due_on: due,
    extension_reason: reason,
  } = request;
  return (
    <>
      <PageHeader
        title={`${reference ?? ""} · ${t(`requests.type.${type as RequestType}`)}`}
        text={<DaysLeft request={request} now={now} />}
      >
        {toList}
      </PageHeader>
      <dl className={styles.facts}>
        <dt>{t("requests.from")}</dt>
        <dd>{name}</dd>
        <dt>{t("staff.email")}</dt>
        <dd>
          <a href={mailLink(email, { subject: reference ?? "" })}>{email}</a>
        </dd>
        <dt>{t("staff.language")}</dt>
        <dd>{isLanguage(language) ? languageFacts[language].name : language}</dd>
        {confirmed !== null && (
          <>
            <dt>{t("requests.confirmed")}</dt>
            <dd>{moment(confirmed)}</dd>
          </>
        )}
        <dt>{t("requests.details")}</dt>
        <dd lang={language} dir="auto" className={styles.words}>
          {details === "" ? "–" : details}
        </dd>
        {reason !== null && (
          <>
            <dt>{t("requests.extended")}</dt>
            <dd className={styles.words}>{reason}</dd>
          </>
        )}
      </dl>
      <p>
        <Button variant="line" small onClick={() => onPerson(email)}>
          {t("requests.showPerson")}
        </Button>
      </p>
      <RequestActions key={request.id} request={request} late={due !== null && daysLeft(due, now) < 0} />
    </>
  );
}
