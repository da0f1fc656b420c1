import { type FormEvent, useRef, useState } from "react";
import { useSite } from "../../../components/layout/site-context";
import { Button } from "../../../components/ui/button";
import { TextField } from "../../../components/ui/field";
import { Select } from "../../../components/ui/select";
import { type Day, addDays, choosableDays, nightsBetween } from "../../../lib/booking/days";
import { fieldValue, focusField } from "../../../lib/dom/fields";
import { useText } from "../../../lib/i18n/use-text";
import { blockNights, unblockNights } from "../api/calendars";
import { ConfirmButton } from "../ui/action-buttons";
import { focusNextRow } from "../ui/move-focus";
import { ResponsiveTable } from "../ui/responsive-table";
import { clearForm, useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import * as styles from "./calendars.module.css";
import { type Block, type BlockedNights, blockErrors, maxNights } from "./feed";

interface WithSuite {
  /** Id of a suite; null for the whole house. */
  readonly suite: string | null;
}

/**
 * The column that says which suite a calendar or block is about; no column in a house with one suite. Of an unknown id, such as a renamed
 * suite's, it says that the entry counts for the whole house.
 */
export const useSuiteColumn = () => {
  const t = useText();
  const { suites } = useSite();
  if (suites.length === 0) return [];
  const nameOf = ({ suite }: WithSuite): string => {
    if (suite === null) return t("calendars.wholeHouse");
    return suites.find(({ slug }) => slug === suite)?.name ?? t("calendars.unknownSuite", { suite });
  };
  return [{ id: "suite", name: t("suiteChoice.label"), cell: nameOf }];
};

/** The blocked nights, each entry with a button that makes them available again. */
export function BlockedTable({ rows }: { readonly rows: readonly BlockedNights[] }) {
  const t = useText();
  const { day } = useDates();
  const { run, busy } = useAction(unblockNights, "calendars.freed");
  const suiteColumn = useSuiteColumn();
  return (
    <ResponsiveTable
      caption={t("calendars.blocked")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "first",
          name: t("calendars.firstNight"),
          noWrap: true,
          isRowHeader: true,
          cell: (row) => day(row.first_night),
        },
        { id: "departure", name: t("calendars.departure"), noWrap: true, cell: (row) => day(row.departure) },
        {
          id: "count",
          name: t("calendars.count"),
          isNumeric: true,
          cell: (row) => nightsBetween(row.first_night, row.departure),
        },
        ...suiteColumn,
        { id: "reason", name: t("calendars.reason"), cell: ({ reason }) => reason },
        {
          id: "free",
          name: t("subscribers.action"),
          cell: ({ id, first_night: first, departure }) => (
            <ConfirmButton
              label={t("calendars.free")}
              subject={`${day(first)} – ${day(departure)}`}
              title={t("calendars.free.title")}
              action={t("calendars.free")}
              disabled={busy}
              onConfirm={() => run(id, () => focusNextRow(id))}
            >
              <p>{t("calendars.free.text", { from: day(first), to: day(departure) })}</p>
            </ConfirmButton>
          ),
        },
      ]}
    />
  );
}

/** The form that blocks nights. Its fields are cleared only after success. */
export function BlockForm({ today }: { readonly today: Day }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { suites } = useSite();
  const [errors, setErrors] = useState<ReturnType<typeof blockErrors>>({});
  const { run, busy } = useAction(blockNights, "calendars.blocked.done");
  const error = (name: keyof Block) => {
    const code = errors[name];
    return code === undefined ? undefined : t(`calendars.error.${code}`, { most: maxNights });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const block: Block = {
      first_night: fieldValue(values, "first_night"),
      departure: fieldValue(values, "departure"),
      suite: fieldValue(values, "suite") || null,
      reason: fieldValue(values, "reason"),
    };
    const found = blockErrors(block, today);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) run(block, () => clearForm(form.current, values));
    else focusField(event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label={t("calendars.block")}>
      <TextField
        id="block-first"
        name="first_night"
        type="date"
        label={t("calendars.firstNight")}
        min={choosableDays.first}
        max={choosableDays.last}
        error={error("first_night")}
      />
      <TextField
        id="block-departure"
        name="departure"
        type="date"
        label={t("calendars.departure")}
        min={addDays(today, 1)}
        max={choosableDays.last}
        error={error("departure")}
      />
      {suites.length > 0 && (
        <Select id="block-suite" name="suite" label={t("suiteChoice.label")}>
          <option value="">{t("calendars.wholeHouse")}</option>
          {suites.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.wide}>
        <TextField
          id="block-reason"
          name="reason"
          label={t("calendars.reason")}
          hint={t("calendars.reason.hint")}
          maxLength={200}
          autoComplete="off"
          error={error("reason")}
        />
      </div>
      <Button variant="filled" small type="submit" aria-disabled={busy || undefined}>
        {t("calendars.block")}
      </Button>
    </form>
  );
}
