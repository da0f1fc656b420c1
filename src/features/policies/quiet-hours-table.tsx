import * as prose from "../../components/mdx/prose.module.css";
import { formatTimeRange } from "../../lib/format/time";
import { useText } from "../../lib/i18n/use-text";
import { isInSeason } from "../suite/day-line/season";
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
      <table className={prose.data}>
        <caption className="visually-hidden">{t("policies.quiet.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("policies.quiet.season")}</th>
            <th scope="col">{t("policies.quiet.dates")}</th>
            {spans.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => {
            const inForce = now !== null && isInSeason(now.day, season.dates);
            return (
              <tr key={season.id} className={inForce ? prose.isNow : undefined}>
                <th scope="row">
                  {season.label}
                  {inForce && <span className="visually-hidden">, {t("suite.quietHours.now")}</span>}
                </th>
                <td data-label={t("policies.quiet.dates")}>{String(stay.facts[season.datesName])}</td>
                {season.hours.map((span) => (
                  <td key={span.id} data-label={span.label}>
                    {formatTimeRange(span)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
