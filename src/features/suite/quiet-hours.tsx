import { graphql } from "gatsby";
import { useText } from "../../lib/i18n/use-text";
import { DayLine } from "./day-line";
import { isInSeason } from "../../lib/booking/days";
import { useHouseTime } from "./use-house-time";
import * as styles from "./quiet-hours.module.css";

interface QuietHoursProps {
  readonly stay: Queries.QuietHoursFragment;
  /** IANA time zone of the house: `Europe/Athens`. */
  readonly timeZone: string;
  /** Level of the headings with the seasons' names. */
  readonly heading?: "h3" | "h4";
}

/**
 * The quiet hours of every season on the day line. The current season is marked in the browser only, because the built
 * page does not know the date.
 */
export function QuietHours({ stay, timeZone, heading: Heading = "h4" }: QuietHoursProps) {
  const t = useText();
  const now = useHouseTime(timeZone);
  return (
    <div className={styles.seasons}>
      {(stay.quietHours?.seasons ?? []).map(({ id, label, dates, datesName, hours }) => {
        const inForce = now === null ? null : isInSeason(now.day, dates);
        return (
          <div key={id} className={styles.season} data-in-force={inForce ?? undefined}>
            <div className={styles.head}>
              <Heading>{label}</Heading>
              <span className={styles.dates}>{String(stay.facts[datesName])}</span>{" "}
              {/* Space is reserved, so that nothing moves when the mark appears. */}
              <span className={styles.now}>{t("suite.quietHours.now")}</span>
            </div>
            <DayLine
              quiet={hours}
              checkInFrom={stay.checkInFrom}
              checkOutBy={stay.checkOutBy}
              now={inForce === true && now !== null ? now.time : null}
            />
          </div>
        );
      })}
    </div>
  );
}

export const quietHours = graphql`
  fragment QuietHours on Stay {
    facts
    checkInFrom
    checkOutBy
    quietHours {
      seasons {
        id
        label
        datesName
        dates {
          from
          to
        }
        hours {
          id
          from
          to
        }
      }
    }
  }
`;
