/** The current time at the house, independent of the visitor's time zone. */
import { useEffect, useState } from "react";
import { clockOffsetStore } from "../../lib/booking/today";

/** Date and time at the house. */
interface HouseTime {
  /** `MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** Date and time of a moment in a time zone (`Europe/Athens`). */
export const houseTime = (moment: Date, timeZone: string): HouseTime => {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return { day: `${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
};

/** How often the time is updated, in milliseconds. */
const minute = 60_000;

/** The time at the house, updated every minute; null on the server and at the first render, which must match the built page. */
export const useHouseTime = (timeZone: string): HouseTime | null => {
  const [now, setNow] = useState<HouseTime | null>(null);
  useEffect(() => {
    const read = () => setNow(houseTime(new Date(Date.now() + clockOffsetStore.get()), timeZone));
    read();
    const timer = setInterval(read, minute);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
};
