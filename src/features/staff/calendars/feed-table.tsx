import { todayIn } from "../../../lib/booking/days";
import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";
import { ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import { type Feed, daysAhead, isOutdated, nightsAhead } from "./feed";
import { useSuiteColumn } from "./suite-column";
import * as styles from "./calendars.module.css";

interface FeedTableProps {
  readonly feeds: readonly Feed[];
  /** When the list was loaded, in milliseconds. */
  readonly now: number;
}

/** The feeds: last successful reading, number of taken nights, and problems with their remedy. */
export function FeedTable({ feeds, now }: FeedTableProps) {
  const t = useText();
  const { moment } = useDates();
  const suiteColumn = useSuiteColumn();
  const today = todayIn(useSite().hours.timeZone, new Date(now));
  const remarks = (feed: Feed) => {
    const { problem, warnings, good_at: goodAt } = feed;
    if (problem === null && warnings.length === 0 && !isOutdated(feed, now)) return t("calendars.well");
    return (
      <div className={styles.remarks}>
        {problem !== null && <p className={styles.problem}>{t(`calendars.problem.${problem}`)}</p>}
        {goodAt === null && <p>{t("calendars.unread")}</p>}
        {goodAt !== null && isOutdated(feed, now) && <p>{t("calendars.tooOld")}</p>}
        {goodAt !== null && problem !== null && !isOutdated(feed, now) && <p>{t("calendars.stand")}</p>}
        {warnings.map(({ kind, count }) => (
          <p key={kind}>{t(`calendars.warning.${kind}`, { count })}</p>
        ))}
      </div>
    );
  };
  return (
    <ResponsiveTable
      caption={t("calendars.feeds")}
      rows={feeds}
      keyOf={({ feed }) => feed}
      columns={[
        { id: "label", name: t("calendars.label"), isRowHeader: true, cell: ({ label }) => label },
        ...suiteColumn,
        {
          id: "read",
          name: t("calendars.goodAt"),
          cell: ({ good_at: goodAt }) => (goodAt === null ? t("calendars.never") : moment(goodAt, now)),
        },
        {
          id: "nights",
          name: t("calendars.nights", { days: daysAhead }),
          isNumeric: true,
          cell: (feed) => nightsAhead(feed, today),
        },
        { id: "remarks", name: t("calendars.remarks"), cell: remarks },
      ]}
    />
  );
}
