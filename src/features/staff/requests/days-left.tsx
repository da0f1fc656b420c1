import { useText } from "../../../lib/i18n/use-text";
import { useMoments } from "../desk/use-moments";
import { daysLeftText } from "./days-left-text";
import { type PrivacyRequest, urgency } from "./request";
import * as styles from "./requests.module.css";

interface DaysLeftProps {
  readonly request: Pick<PrivacyRequest, "status" | "due_on" | "closed_at">;
  /** In milliseconds: when the answer came. */
  readonly now: number;
}

/** When a request is due and how many days are left; for a closed one, when it was closed. */
export function DaysLeft({ request: { status, due_on: due, closed_at: closed }, now }: DaysLeftProps) {
  const t = useText();
  const { day, moment, daysLeft } = useMoments();
  if (status === "closed") return closed === null ? null : <>{t("requests.closedOn", { date: moment(closed) })}</>;
  if (due === null) return null;
  const left = daysLeft(due, now);
  return (
    <span>
      {day(due)}{" "}
      <span className={urgency(left) === "calm" ? styles.calm : styles.pressing}>{daysLeftText(t, left)}</span>
    </span>
  );
}
