/** The table of the quiet hours in the text of the rental conditions. */
import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import type { TextComponentProps } from "../../components/mdx/text-elements";
import { useText } from "../../lib/i18n/use-text";
import { isInSeason } from "../../lib/booking/days";
import { useHouseTime } from "../suite/use-house-time";
import { QuietHours } from "../suite/quiet-hours";
import { DataTable, rowsOf } from "./text-parts";

interface HouseFacts {
  readonly stay: Queries.QuietHoursFragment;
  /** IANA time zone of the house: `Europe/Athens`. */
  readonly timeZone: string;
}

/** The facts of the house for drawing the quiet hours. */
export const HouseFactsContext = createContext<HouseFacts | null>(null);

/** The facts of the house. Throws if the page did not query them. */
const useHouseFacts = (): HouseFacts => {
  const facts = useContext(HouseFactsContext);
  if (facts === null) throw new Error("A text uses facts of the house on a page that does not query them.");
  return facts;
};

/** `<QuietHours />` in the conditions: the quiet hours drawn on the day line, and as a table. Only the table is printed. */
export function QuietHoursTable(props: TextComponentProps) {
  const t = useText();
  const { stay, timeZone } = useHouseFacts();
  const now = useHouseTime(timeZone);
  const [heads, ...rows] = rowsOf(props);
  if (heads === undefined) return null;
  const seasons = stay.quietHours?.seasons ?? [];
  const current = seasons.findIndex(({ dates }) => now !== null && isInSeason(now.day, dates));
  return (
    <>
      <div className={prose.wide}>
        <QuietHours stay={stay} timeZone={timeZone} heading="h3" />
      </div>
      <DataTable
        captionHidden
        caption={t("policies.quiet.caption")}
        heads={heads}
        rows={rows.map(([label = "", ...cells], index) => {
          const inForce = index === current;
          const name = inForce ? `${label}, ${t("policies.quiet.now")}` : label;
          return { key: label, cells: [name, ...cells], now: inForce };
        })}
      />
    </>
  );
}
