import { graphql } from "gatsby";
import { Note } from "../../components/ui/paragraphs";
import { formatTimeRange } from "../../lib/format/time";
import * as styles from "./hours.module.css";

interface HoursProps {
  readonly hours: Queries.BothHoursFragment;
}

/** The telephone hours and, if there is a reception, its hours, side by side with an explanation of each. */
export function Hours({ hours: { phone, desk } }: HoursProps) {
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
          {(["weekdays", "weekends"] as const).map((days) => (
            <tr key={days}>
              <th scope="row">{phone[days].label}</th>
              <td>{formatTimeRange(phone[days])}</td>
              {desk !== null && <td>{formatTimeRange(desk[days])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {[phone, ...(desk === null ? [] : [desk])].map(({ label, note }) => (
        <Note key={label}>
          <strong>{label}</strong> <br />
          {note}
        </Note>
      ))}
    </>
  );
}

export const bothHours = graphql`
  fragment BothHours on Hours {
    phone {
      ...OpeningHoursLines
    }
    desk {
      ...OpeningHoursLines
    }
  }
  fragment OpeningHoursLines on OpeningHours {
    label
    note
    weekdays {
      label
      from
      to
    }
    weekends {
      label
      from
      to
    }
  }
`;
