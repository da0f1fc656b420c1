import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { formatTime, formatTimeRange } from "../../lib/format";
import type { Text } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import { type HouseHours, type RightNow, rightNow } from "./right-now";
import * as styles from "./now-card.module.css";

interface NowCardProps {
  readonly site: Queries.GuideHoursFragment;
  readonly stay: Queries.GuideStayFragment;
}

/** Interval at which the state is updated, in milliseconds. */
const minute = 60_000;

/** The current state of the house, updated every minute; null on the server and at the first render, when the time is not known yet. */
const useRightNow = ({ site, stay }: NowCardProps): RightNow | null => {
  const [now, setNow] = useState<RightNow | null>(null);
  useEffect(() => {
    const hours: HouseHours = {
      timeZone: site.hours.timeZone,
      countryCode: site.address.countryCode,
      quiet: stay.quietHours?.seasons ?? [],
      desk: site.hours.desk,
      checkOutBy: stay.checkOutBy,
    };
    const update = () => setNow(rightNow(new Date(), hours));
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, [site, stay]);
  return now;
};

const remainingText = (t: Text, minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const hoursText = t("guide.now.hours", { count: hours });
  const minutesText = t("guide.now.minutes", { count: minutes % 60 });
  if (hours === 0) return minutesText;
  // From three hours on, only whole hours are shown.
  if (hours > 2 || minutes % 60 === 0) return hoursText;
  return t("guide.now.left", { hours: hoursText, minutes: minutesText });
};

const quietText = (t: Text, { now, until }: RightNow["quiet"]): string =>
  until === "" ? "" : t(now ? "guide.now.quiet.yes" : "guide.now.quiet.no", { time: formatTime(until) });

const deskText = (t: Text, { open, at, day }: NonNullable<RightNow["desk"]>): string =>
  open
    ? t("guide.now.desk.open", { time: formatTime(at) })
    : t(`guide.now.desk.closed.${day}`, { time: formatTime(at) });

interface CellProps {
  readonly name: string;
  /** The current state; space is reserved until it is known. */
  readonly now: string | undefined;
  /** Whether the guest has to observe something now, such as quiet hours. */
  readonly marked?: boolean;
  /** The regular hours. */
  readonly children: ReactNode;
}

function Cell({ name, now, marked = false, children }: CellProps) {
  return (
    <div className={styles.cell} data-marked={marked || undefined}>
      <dt>{name}</dt>
      <dd className={styles.now} aria-live="off">
        {now ?? "\u00a0"}
      </dd>
      <dd className={styles.hours}>{children}</dd>
    </div>
  );
}

/** Quiet hours, reception, and time until check-out, by the house's clock. Without scripts, only the regular hours are shown. */
export function NowCard({ site, stay }: NowCardProps) {
  const t = useText();
  const now = useRightNow({ site, stay });
  const { desk } = site.hours;
  return (
    <section className={styles.card} aria-labelledby="now" data-app="rest">
      <h2 id="now">{t("guide.now.title")}</h2>
      <dl className={styles.cells}>
        {stay.quietHours !== null && (
          <Cell
            name={t("guide.now.quiet")}
            now={now ? quietText(t, now.quiet) : undefined}
            marked={now?.quiet.now === true}
          >
            {stay.quietHours.seasons.map(({ id, label, hours }) => (
              <p key={id}>
                {label}: {hours.map(formatTimeRange).join(", ")}
              </p>
            ))}
          </Cell>
        )}
        {desk !== null && (
          <Cell name={desk.label} now={now?.desk ? deskText(t, now.desk) : undefined}>
            {[desk.weekdays, desk.weekends].map((span) => (
              <p key={span.label}>
                {span.label}: {formatTimeRange(span)}
              </p>
            ))}
          </Cell>
        )}
        <Cell
          name={t("guide.now.checkOut")}
          now={
            now
              ? t(`guide.now.checkOut.${now.checkOut.day}`, { left: remainingText(t, now.checkOut.minutes) })
              : undefined
          }
        >
          <p>{t("guide.now.checkOut.by", { time: formatTime(stay.checkOutBy) })}</p>
        </Cell>
      </dl>
    </section>
  );
}

export const guideHours = graphql`
  fragment GuideHours on SiteFacts {
    address {
      countryCode
    }
    hours {
      timeZone
      desk {
        label
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
    }
  }
  fragment GuideStay on Stay {
    checkOutBy
    quietHours {
      seasons {
        id
        label
        dates {
          from
          to
        }
        hours {
          from
          to
        }
      }
    }
  }
`;
