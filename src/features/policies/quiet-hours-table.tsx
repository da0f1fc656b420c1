import * as prose from "../../components/mdx/prose.module.css";
import { DataTable } from "../../components/mdx/data-table";
import { formatTimeRange } from "../../lib/format/time";
import { useText } from "../../lib/i18n/use-text";
import { isInSeason } from "../../lib/booking/season";
import { useHouseTime } from "../suite/day-line/use-house-time";
import { QuietHours } from "../suite/quiet-hours";
import { useHouseFacts } from "./stay-terms";

/** `<QuietHours />`: the quiet hours drawn on the day line, and said again as a table, which is what prints. */
export function QuietHoursTable() {
  const t = useText();
  const { stay, hours } = useHouseFacts();
  const now = useHouseTime(hours.timeZone);
  const { seasons } = stay.quietHours;
  const spans = seasons[0]?.hours ?? [];
  return (
    <>
      <div className={prose.wide}>
        <QuietHours stay={stay} timeZone={hours.timeZone} heading="h3" />
      </div>
      <DataTable
        captionHidden
        caption={t("policies.quiet.caption")}
        heads={[t("policies.quiet.season"), t("policies.quiet.dates"), ...spans.map(({ label }) => label)]}
        rows={seasons.map((season) => {
          const inForce = now !== null && isInSeason(now.day, season.dates);
          const name = inForce ? `${season.label}, ${t("policies.quiet.now")}` : season.label;
          return {
            key: season.id,
            cells: [name, String(stay.facts[season.datesName]), ...season.hours.map(formatTimeRange)],
            now: inForce,
          };
        })}
      />
    </>
  );
}
