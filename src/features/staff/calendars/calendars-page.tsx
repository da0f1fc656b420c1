import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSite } from "../../../components/layout/site-context";
import { todayIn } from "../../../lib/booking/days";
import { clockOffsetStore, useDay } from "../../../lib/booking/today";
import { useText } from "../../../lib/i18n/use-text";
import { failureText, isSignedOut } from "../api/backend-error";
import { feedsQueryKey, listBlockedNights, listCalendars, readCalendars } from "../api/calendars";
import { FunctionError } from "../api/query";
import { ActionButton } from "../ui/action-buttons";
import { PageHeader, PageSection } from "../ui/page-layout";
import { Paged } from "../ui/pagination";
import { QueryContent } from "../ui/query-state";
import { ResponsiveTable } from "../ui/responsive-table";
import { invalidateQueries } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import { BlockForm, BlockedTable, useSuiteColumn } from "./blocked-nights";
import * as styles from "./calendars.module.css";
import { type Feed, daysAhead, isOutdated, nightsAhead, readingText } from "./feed";

const blockedPerPage = 50;

/** The page of taken nights: those from the calendars of booking platforms, and those blocked by the team. */
export default function CalendarsPage() {
  const t = useText();
  const today = useDay(useSite().hours.timeZone);
  const [page, setPage] = useState(1);
  const feeds = useQuery({ queryKey: feedsQueryKey, queryFn: listCalendars });
  const blocked = useQuery({ queryKey: ["calendars", "blocked", today], queryFn: () => listBlockedNights(today) });
  return (
    <>
      <PageHeader title={t("staff.nav.calendars")} text={t("calendars.text")}>
        <ReadCalendars />
      </PageHeader>
      <PageSection id="calendars-feeds" title={t("calendars.feeds")}>
        <QueryContent query={feeds} isEmpty={({ length }) => length === 0} empty={t("calendars.none")}>
          {(rows) => <FeedTable feeds={rows} now={feeds.dataUpdatedAt + clockOffsetStore.get()} />}
        </QueryContent>
      </PageSection>
      <PageSection id="calendars-blocked" title={t("calendars.blocked")} text={t("calendars.blocked.text")}>
        <BlockForm today={today} />
        <QueryContent query={blocked} isEmpty={({ length }) => length === 0} empty={t("calendars.blocked.none")}>
          {(rows) => (
            <Paged label={t("calendars.pages")} rows={rows} page={page} perPage={blockedPerPage} onPage={setPage}>
              {(pageRows) => <BlockedTable rows={pageRows} />}
            </Paged>
          )}
        </QueryContent>
      </PageSection>
    </>
  );
}

/** The button that reads all feeds, with its result. */
function ReadCalendars() {
  const t = useText();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: readCalendars,
    onSettled: () => invalidateQueries(queryClient),
  });
  const failure = (why: Error): string => {
    const refused = why instanceof FunctionError ? why.refused : undefined;
    return refused?.code === "rate_limited"
      ? t("calendars.tooSoon", { count: refused.retryAfterSeconds ?? 60 })
      : t(failureText(why));
  };
  return (
    <div className={styles.read}>
      <ActionButton variant="filled" small off={isPending} aria-busy={isPending} onClick={() => mutate()}>
        {t("calendars.readNow")}
      </ActionButton>
      <p role="status">
        {isPending && t("calendars.reading")}
        {error !== null && !isSignedOut(error) && <span className={styles.problem}>{failure(error)}</span>}
        {data !== undefined && readingText(data, t)}
      </p>
    </div>
  );
}

interface FeedTableProps {
  readonly feeds: readonly Feed[];
  /** When the list was loaded, by the backend's clock, in milliseconds. */
  readonly now: number;
}

/** The feeds: last successful reading, number of taken nights, and problems with what to do about them. */
function FeedTable({ feeds, now }: FeedTableProps) {
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
          noWrap: true,
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
