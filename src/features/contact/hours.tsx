import { graphql } from "gatsby";
import { Note } from "../../components/ui/section";
import { formatTimeRange } from "../../lib/format/time";
import * as styles from "./contact-ways.module.css";

/** One kind of hours (answering, or at the desk) with what it means: both are true at once (decisions §1). */
export function Hours({ hours }: { readonly hours: Queries.OpeningHoursLinesFragment }) {
  return (
    <div>
      <h3>{hours.label}</h3>
      <dl className={styles.facts}>
        {[hours.weekdays, hours.weekends].map((span) => (
          <div key={span.label}>
            <dt>{span.label}</dt>
            <dd>{formatTimeRange(span)}</dd>
          </div>
        ))}
      </dl>
      <Note>{hours.note}</Note>
    </div>
  );
}

export const openingHoursLines = graphql`
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
