import { useQuery } from "@tanstack/react-query";
import { languageFacts } from "../../../settings/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { askWaitingMail } from "../api/ask-waiting-mail";
import { useMoments } from "../desk/use-moments";
import { emailName } from "./email-name";
import { lateSince } from "./late-mail";
import * as styles from "./waiting-mail.module.css";

/** A line about mail that should have left and has not; nothing while all is well. For owners: nobody else may ask. */
export function WaitingMail() {
  const t = useText();
  const { format } = languageFacts[useLanguage()];
  const { moment } = useMoments();
  const { data, dataUpdatedAt: now } = useQuery({ queryKey: ["mail", "waiting"], queryFn: askWaitingMail });
  const since = data === undefined ? null : lateSince(data, now);
  if (data === undefined || since === null) return null;
  const kinds = new Intl.ListFormat(format, { type: "conjunction" }).format(
    data.templates.map((template) => emailName(template, t)),
  );
  return (
    <p className={styles.late} role="status">
      {t("overview.mail", { count: data.count, date: moment(since, now), kinds })}
    </p>
  );
}
