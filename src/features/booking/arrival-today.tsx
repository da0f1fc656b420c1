import { useSite } from "../../components/layout/site-context";
import { useText } from "../../lib/i18n/use-text";
import { useHouseTime } from "../suite/use-house-time";
import * as styles from "./booking-panel.module.css";

interface ArrivalTodayProps {
  /** Until when guests can check in online on the day of arrival, HH:MM; null if they cannot. */
  readonly onlineCheckInBy: string | null;
}

/** What a guest who arrives today has to know about the online check-in: until when it is open or, after that time, that it is closed. */
export function ArrivalToday({ onlineCheckInBy }: ArrivalTodayProps) {
  const t = useText();
  const now = useHouseTime(useSite().hours.timeZone);
  const isClosed = onlineCheckInBy !== null && now !== null && now.time > onlineCheckInBy;
  return <p className={styles.today}>{t(isClosed ? "booking.arrival.closed" : "booking.arrival.today")}</p>;
}
