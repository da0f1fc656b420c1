import { graphql } from "gatsby";
import { useText } from "../../lib/i18n/use-text";
import { telephoneLink } from "../../lib/format/telephone";
import * as styles from "./emergency-numbers.module.css";

interface EmergencyNumbersProps {
  readonly numbers: Queries.EmergencyNumbersFragment["emergency"];
}

/** Emergency numbers, as large links that are easy to press. */
export function EmergencyNumbers({ numbers }: EmergencyNumbersProps) {
  const t = useText();
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.numbers} aria-label={t("guide.emergency.label")}>
      {numbers.map(({ id, number, label }) => (
        <li key={id}>
          <a href={telephoneLink(number)}>
            <strong>{number}</strong>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const emergencyNumbers = graphql`
  fragment EmergencyNumbers on SiteFacts {
    emergency {
      id
      number
      label
    }
  }
`;
