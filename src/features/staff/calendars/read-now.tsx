import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { FunctionError } from "../api/ask-function";
import { readCalendars } from "../api/read-calendars";
import { ActButton } from "../desk/act-button";
import { askAnew } from "../desk/ask-anew";
import { failureText } from "../desk/failure-text";
import * as styles from "./calendars.module.css";

/** The button that has all feeds read, and what came of it. */
export function ReadNow() {
  const t = useText();
  const kept = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: readCalendars,
    onSettled: () => askAnew(kept),
  });
  const failure = (why: Error): string => {
    const refused = why instanceof FunctionError ? why.refused : undefined;
    return refused?.code === "rate_limited"
      ? t("calendars.tooSoon", { count: refused.retryAfterSeconds ?? 60 })
      : t(failureText(why));
  };
  const result = (feeds: NonNullable<typeof data>): string => {
    const failed = feeds.filter(({ problem }) => problem !== null).length;
    if (feeds.length === 0) return t("calendars.none");
    return failed === 0 ? t("calendars.allRead") : t("calendars.someFailed", { count: failed });
  };
  return (
    <div className={styles.read}>
      <ActButton variant="filled" small off={isPending} aria-busy={isPending} onClick={() => mutate()}>
        {t("calendars.readNow")}
      </ActButton>
      <p role="status">
        {isPending && t("calendars.reading")}
        {error !== null && <span className={styles.problem}>{failure(error)}</span>}
        {data !== undefined && result(data)}
      </p>
    </div>
  );
}
