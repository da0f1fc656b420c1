import type { ComponentProps } from "react";
import * as styles from "./booking-bar.module.css";
import { stayAttribute } from "./stay-texts";

interface BookingCellProps extends Pick<ComponentProps<"button">, "onClick" | "onPointerEnter" | "onFocus"> {
  /** Part of the stay that the cell shows. */
  readonly part: "arrival" | "departure" | "guests";
  readonly label: string;
  readonly value: string;
  /** Whether `value` is only a placeholder such as “choose a day”. */
  readonly isEmpty?: boolean;
  readonly isOpen: boolean;
  /** Id of the cell's error message, if there is one. */
  readonly describedBy?: string | undefined;
}

/** One cell of the booking bar; it opens the panel at its part of the stay. */
export function BookingCell({ part, label, value, isEmpty = false, isOpen, describedBy, ...rest }: BookingCellProps) {
  return (
    <button
      type="button"
      className={styles.cell}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      {...rest}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value} {...{ [stayAttribute]: part }} data-empty={isEmpty ? "" : undefined}>
        {value}
      </span>
    </button>
  );
}
