import type { ComponentProps } from "react";
import * as styles from "./booking-bar.module.css";
import { stayAttribute } from "./stay-texts";

interface BookingCellProps extends Pick<ComponentProps<"button">, "onClick" | "onPointerEnter" | "onFocus"> {
  /** Which part of the stay it shows. */
  readonly part: "arrival" | "departure" | "guests";
  readonly label: string;
  readonly value: string;
  /** Whether the value is only an invitation to choose one. */
  readonly isEmpty?: boolean;
  readonly isOpen: boolean;
  /** The id of what is wrong with it, if anything is. */
  readonly describedBy?: string | undefined;
}

/** One answer of the booking bar, which opens the panel where it is given. */
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
