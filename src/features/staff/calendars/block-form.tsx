import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { TextField } from "../../../components/ui/field";
import type { Day } from "../../../lib/booking/days";
import { useText } from "../../../lib/i18n/use-text";
import { blockNights } from "../api/block-nights";
import { useAct } from "../desk/use-act";
import { type Block, blockErrors, mostNights } from "./feed";
import * as styles from "./calendars.module.css";

const text = (values: FormData, name: keyof Block): string => {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
};

/** Blocks nights. What was filled in stays until it has worked. */
export function BlockForm({ today }: { readonly today: Day }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReturnType<typeof blockErrors>>({});
  const { act, busy } = useAct(blockNights, "calendars.blocked.done");
  const error = (name: keyof Block) => {
    const code = errors[name];
    return code === undefined ? undefined : t(`calendars.error.${code}`, { most: mostNights });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const block: Block = {
      first_night: text(values, "first_night"),
      departure: text(values, "departure"),
      reason: text(values, "reason"),
    };
    const wrong = blockErrors(block, today);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) act(block, () => form.current?.reset());
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label={t("calendars.block")}>
      <TextField
        id="block-first"
        name="first_night"
        type="date"
        label={t("calendars.firstNight")}
        error={error("first_night")}
      />
      <TextField
        id="block-departure"
        name="departure"
        type="date"
        label={t("calendars.departure")}
        error={error("departure")}
      />
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
