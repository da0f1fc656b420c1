/** The fields of a booking form: native ones, and the cells of the bar, which open the panel. */
import type { ComponentProps } from "react";
import { useText } from "../../lib/i18n/use-text";
import { useStay } from "../../components/layout/use-stay";
import { changeStay } from "../../lib/booking/stay-store";
import * as barStyles from "./booking-bar.module.css";
import * as styles from "./stay-fields.module.css";
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { type MaybeDay, choosableDays } from "../../lib/booking/days";
import type { FormNames } from "../../lib/booking/engine";
import type { StayEnd } from "./stay";
import { stayAttribute } from "./stay-texts";

interface DayFieldProps {
  /** The engine's field names; null if the engine does not accept a form. */
  readonly names: FormNames | null;
  readonly end: StayEnd;
  readonly today: MaybeDay;
}

/**
 * One day of the stay as a native field, named as the engine expects. Without scripts, the form sends the field. With scripts, the
 * calendar is shown instead of the field, unless the calendar cannot be loaded. Autocomplete is off, because the site itself fills in the
 * stored stay. The field is required until hydration, because without scripts the form would otherwise send it empty. If the engine accepts
 * no form, the field is not required: the form then only opens the engine.
 */
export function DayField({ names, end, today }: DayFieldProps) {
  const t = useText();
  const stay = useStay();
  const earliest = end === "departure" && stay.arrival !== "" ? stay.arrival : today;
  return (
    <label className={styles.field}>
      <span>{t(end === "arrival" ? "booking.arrival.label" : "booking.departure.label")}</span>
      <input
        type="date"
        name={names?.[end]}
        {...{ [stayFieldAttribute]: end }}
        value={stay[end]}
        min={earliest || undefined}
        max={choosableDays.last}
        required={today === "" && names !== null}
        autoComplete="off"
        onChange={(event) => changeStay({ [end]: event.target.value })}
      />
    </label>
  );
}

interface GuestsFieldProps {
  readonly names: FormNames | null;
  readonly maxGuests: number;
}

/** The number of guests as a native select. */
export function GuestsField({ names, maxGuests }: GuestsFieldProps) {
  const t = useText();
  const stay = useStay();
  return (
    <label className={styles.field}>
      <span>{t("booking.guests.label")}</span>
      <select
        name={names?.guests}
        {...{ [stayFieldAttribute]: "guests" }}
        value={stay.guests}
        autoComplete="off"
        onChange={(event) => changeStay({ guests: Number(event.target.value) })}
      >
        {Array.from({ length: maxGuests }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {t("common.guests", { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BookingCellProps extends Pick<ComponentProps<"button">, "onClick" | "onPointerEnter" | "onFocus"> {
  /** Part of the stay that the cell shows. */
  readonly part: StayEnd | "guests";
  readonly label: string;
  /** Empty if no day is chosen. */
  readonly value: string;
  readonly isOpen: boolean;
  /** Id of the cell's error message, if there is one. */
  readonly describedBy?: string | undefined;
}

/** One cell of the booking bar; it opens the panel at its part of the stay. */
export function BookingCell({ part, label, value, isOpen, describedBy, ...rest }: BookingCellProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={barStyles.cell}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      {...rest}
    >
      <span className={barStyles.label}>{label}</span>
      <span className={barStyles.value} {...{ [stayAttribute]: part }} data-empty={value === "" ? "" : undefined}>
        {value || t("booking.day.choose")}
      </span>
    </button>
  );
}
