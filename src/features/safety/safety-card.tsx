import { graphql } from "gatsby";
import { Standfirst } from "../../components/ui/paragraphs";
import { MarginSection } from "../../components/ui/section";
import { formatDate } from "../../lib/format";
import { hasEnded } from "../../lib/house-dates";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useToday } from "../booking/use-today";
import * as styles from "./safety-card.module.css";

interface SafetyCardProps {
  /** Null if the owner gives no safety documents: then no card is shown. */
  readonly safety: Queries.SafetyCardFragment | null;
}

/**
 * The safety documents required by law, each with its date and expiry, if it has them. A document whose expiry has passed, by the date
 * at the house, is marked as expired.
 */
export function SafetyCard({ safety }: SafetyCardProps) {
  const t = useText();
  if (safety === null) return null;
  return (
    <MarginSection note={t("safety.title")} noteId="safety">
      <Standfirst>{safety.intro}</Standfirst>
      <dl className={styles.items}>
        {safety.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </dl>
    </MarginSection>
  );
}

function Item({ item }: { readonly item: Queries.SafetyCardFragment["items"][number] }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const { label, value, date, lapses } = item;
  const lapsed = lapses !== null && hasEnded(lapses, today, item.lapsed);
  const dates = [
    ...(date === null ? [] : [t("safety.since", { date: formatDate(date, language) })]),
    ...(lapses === null || lapsed ? [] : [t("safety.until", { date: formatDate(lapses, language) })]),
  ];
  return (
    <div>
      <dt>{label}</dt>
      {value !== null && <dd>{value}</dd>}
      {lapsed ? (
        <dd className={styles.lapsed}>{t("safety.lapsed", { date: formatDate(lapses, language) })}</dd>
      ) : (
        dates.length > 0 && <dd className={styles.dates}>{dates.join(", ")}</dd>
      )}
    </div>
  );
}

export const safetyCard = graphql`
  fragment SafetyCard on Safety {
    intro
    items {
      id
      label
      value
      date
      lapses
      lapsed
    }
  }
`;
