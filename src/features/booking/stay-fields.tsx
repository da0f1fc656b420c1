import { useText } from "../../lib/i18n/use-text";
import { changeStay, useStay } from "../../lib/booking/stay-store";
import * as styles from "./stay-fields.module.css";
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import type { MaybeDay } from "../../lib/booking/days";
import type { FormNames } from "../../lib/booking/engine";

interface StayFieldProps {
  /** The engine's names; null where it cannot be told by a form. */
  readonly names: FormNames | null;
  readonly end: "arrival" | "departure";
  readonly today: MaybeDay;
}

/**
 * One day of the stay as the browser's own field, under the engine's name. It is what a form without scripts sends, and
 * what carries the chosen day when it is out of sight behind the calendar. A browser does not fill it in by itself: the tab's own
 * memory does. It is required as long as there are no scripts: a browser by itself would send an empty one.
 */
export function DayField({ names, end, today }: StayFieldProps) {
  const t = useText();
  const stay = useStay();
  const after = end === "departure" && stay.arrival !== "" ? stay.arrival : today;
  return (
    <label className={styles.field}>
      <span>{t(end === "arrival" ? "booking.arrival.label" : "booking.departure.label")}</span>
      <input
        type="date"
        name={names?.[end]}
        {...{ [stayFieldAttribute]: end }}
        value={stay[end]}
        min={after || undefined}
        required={today === ""}
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

/** The number of guests as the browser's own choice. */
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
