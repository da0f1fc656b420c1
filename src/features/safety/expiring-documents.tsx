import { graphql, useStaticQuery } from "gatsby";
import { formatDate } from "../../lib/format";
import { daysUntil, warningDays } from "../../lib/house-dates";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useToday } from "../booking/use-today";
import * as styles from "./expiring-documents.module.css";

/**
 * For staff: the safety documents that expire within 30 days or have expired, the most urgent first. Renders nothing if
 * there are none.
 */
export function ExpiringDocuments() {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { safety } = useStaticQuery<Queries.ExpiringDocumentsQuery>(graphql`
    query ExpiringDocuments {
      safety: allSafety {
        nodes {
          language
          items {
            id
            label
            lapses
          }
        }
      }
    }
  `);
  if (today === "") return null;
  const due = (safety.nodes.find((node) => node.language === language)?.items ?? [])
    .flatMap(({ id, label, lapses }) =>
      lapses === null ? [] : [{ id, label, lapses, daysLeft: daysUntil(lapses, today) }],
    )
    .filter(({ daysLeft }) => daysLeft <= warningDays)
    .sort((a, b) => a.daysLeft - b.daysLeft);
  if (due.length === 0) return null;
  const dueText = (lapses: string, daysLeft: number): string =>
    daysLeft < 0
      ? t("safety.due.lapsed", { date: formatDate(lapses, language) })
      : daysLeft === 0
        ? t("safety.due.today")
        : t("safety.due.in", { count: daysLeft });
  return (
    <section className={styles.due} aria-labelledby="expiring-documents">
      <h2 id="expiring-documents">{t("safety.due")}</h2>
      <ul>
        {due.map(({ id, label, lapses, daysLeft }) => (
          <li key={id} data-lapsed={daysLeft < 0 || undefined}>
            <span>{label}</span>
            <span>{dueText(lapses, daysLeft)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
