import { useId } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { Note } from "../../components/ui/paragraphs";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-panel.module.css";

interface GuestStepperProps {
  readonly guests: number;
  readonly maxGuests: number;
  readonly onChange: (guests: number) => void;
}

/** Number of guests, from one to the suite's maximum. */
export function GuestStepper({ guests, maxGuests, onChange }: GuestStepperProps) {
  const t = useText();
  const { suite } = useSite();
  const labelId = useId();
  return (
    <div className={styles.stepper}>
      <div>
        <strong id={labelId}>{t("booking.guests.label")}</strong>
        <Note>
          {suite === undefined ? t("booking.guests.hint") : t("suiteChoice.guestsHint", { count: maxGuests })}
        </Note>
      </div>
      <div className={styles.control} role="group" aria-labelledby={labelId}>
        <Button
          variant="icon"
          aria-label={t("booking.guests.decrease")}
          aria-disabled={guests <= 1}
          onClick={() => onChange(Math.max(1, guests - 1))}
        >
          <Icon box="0 0 14 14" path="M0 7h14" />
        </Button>
        <span>{guests}</span>
        <Button
          variant="icon"
          aria-label={t("booking.guests.increase")}
          aria-disabled={guests >= maxGuests}
          onClick={() => onChange(Math.min(maxGuests, guests + 1))}
        >
          <Icon box="0 0 14 14" path="M7 0v14M0 7h14" />
        </Button>
      </div>
    </div>
  );
}
