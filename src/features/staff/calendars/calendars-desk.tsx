import { useQuery } from "@tanstack/react-query";
import { useSite } from "../../../components/layout/site-context";
import { todayIn } from "../../../lib/booking/days";
import { useText } from "../../../lib/i18n/use-text";
import { listBlockedNights } from "../api/list-blocked-nights";
import { listCalendars } from "../api/list-calendars";
import { Answer } from "../desk/answer";
import { DeskHead } from "../desk/desk-head";
import { DeskSection } from "../desk/desk-section";
import { BlockForm } from "./block-form";
import { BlockedTable } from "./blocked-table";
import { FeedTable } from "./feed-table";
import { ReadNow } from "./read-now";

/** Which nights are taken: what the calendars of platforms say, and what the team blocks by hand. */
export default function CalendarsDesk() {
  const t = useText();
  const today = todayIn(useSite().hours.timeZone);
  const feeds = useQuery({ queryKey: ["calendars", "feeds"], queryFn: listCalendars });
  const blocked = useQuery({ queryKey: ["calendars", "blocked", today], queryFn: () => listBlockedNights(today) });
  return (
    <>
      <DeskHead title={t("staff.nav.calendars")} text={t("calendars.text")}>
        <ReadNow />
      </DeskHead>
      <DeskSection id="calendars-feeds" title={t("calendars.feeds")}>
        <Answer query={feeds} isEmpty={({ length }) => length === 0} empty={t("calendars.none")}>
          {(rows) => <FeedTable feeds={rows} now={feeds.dataUpdatedAt} />}
        </Answer>
      </DeskSection>
      <DeskSection id="calendars-blocked" title={t("calendars.blocked")} text={t("calendars.blocked.text")}>
        <Answer query={blocked} isEmpty={({ length }) => length === 0} empty={t("calendars.blocked.none")}>
          {(rows) => <BlockedTable rows={rows} />}
        </Answer>
        <BlockForm today={today} />
      </DeskSection>
    </>
  );
}
