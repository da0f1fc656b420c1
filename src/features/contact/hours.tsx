import { graphql } from "gatsby";
import { Note } from "../../components/ui/paragraphs";
import { formatBreakableTimeRange } from "../../lib/format";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./contact.module.css";

interface HoursProps {
  readonly hours: Queries.BothHoursFragment;
}

/**
 * The telephone hours and, if there is a reception, its hours beside them, with an explanation of each below. The row of
 * the weekends is left out if neither telephone nor reception has hours at weekends. Needs the namespace `contact`.
 */
export function Hours({ hours: { phone, desk } }: HoursProps) {
  const t = useText();
  const weekends = phone.weekends ?? desk?.weekends ?? null;
  const rows = [
    { label: phone.weekdays.label, ofPhone: phone.weekdays, ofDesk: desk?.weekdays },
    ...(weekends === null ? [] : [{ label: weekends.label, ofPhone: phone.weekends, ofDesk: desk?.weekends }]),
  ];
  return (
    <>
      <table className={styles.hours}>
        <thead>
          <tr>
            <td />
            <th scope="col">{phone.label}</th>
            {desk !== null && <th scope="col">{desk.label}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ofPhone, ofDesk }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{ofPhone === null ? t("contact.hours.none") : formatBreakableTimeRange(ofPhone)}</td>
              {ofDesk !== undefined && <td>{formatBreakableTimeRange(ofDesk)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {desk === null ? (
        <Note>{phone.note}</Note>
      ) : (
        [phone, desk].map(({ label, note }) => (
          <Note key={label}>
            <strong>{label}</strong> <br />
            {note}
          </Note>
        ))
      )}
    </>
  );
}

export const bothHours = graphql`
  fragment BothHours on SiteFactsHours {
    phone {
      label
      note
      weekdays {
        ...OpeningSpanLine
      }
      weekends {
        ...OpeningSpanLine
      }
    }
    desk {
      label
      note
      weekdays {
        ...OpeningSpanLine
      }
      weekends {
        ...OpeningSpanLine
      }
    }
  }
  fragment OpeningSpanLine on OpeningSpan {
    label
    from
    to
  }
`;
