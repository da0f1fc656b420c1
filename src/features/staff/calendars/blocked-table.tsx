import { nightsBetween } from "../../../lib/booking/days";
import { useText } from "../../../lib/i18n/use-text";
import { freeNights } from "../api/free-nights";
import { AskFirst } from "../desk/ask-first";
import { FoldTable } from "../desk/fold-table";
import { leaveRow } from "../desk/move-focus";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import type { BlockedNights } from "./feed";

/** Nights blocked by hand, each with the button that gives them back. */
export function BlockedTable({ rows }: { readonly rows: readonly BlockedNights[] }) {
  const t = useText();
  const { day } = useMoments();
  const { act, busy } = useAct(freeNights, "calendars.freed");
  return (
    <FoldTable
      caption={t("calendars.blocked")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: "first", name: t("calendars.firstNight"), heads: true, cell: (row) => day(row.first_night) },
        { id: "departure", name: t("calendars.departure"), cell: (row) => day(row.departure) },
        {
          id: "count",
          name: t("calendars.count"),
          number: true,
          cell: (row) => nightsBetween(row.first_night, row.departure),
        },
        { id: "reason", name: t("calendars.reason"), cell: ({ reason }) => reason },
        {
          id: "free",
          name: t("subscribers.act"),
          cell: ({ id, first_night: first, departure }) => (
            <AskFirst
              label={t("calendars.free")}
              title={t("calendars.free.title")}
              action={t("calendars.free")}
              disabled={busy}
              onConfirm={() => act(id, () => leaveRow(id))}
            >
              <p>{t("calendars.free.text", { from: day(first), to: day(departure) })}</p>
            </AskFirst>
          ),
        },
      ]}
    />
  );
}
