/** The time at the suite, wherever the visitor is. */
import { useEffect, useState } from "react";

/** What the clock of the house shows, wherever the visitor is. */
export interface HouseTime {
  /** `MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** A moment as the clock and calendar of a time zone (`Europe/Athens`) show it. */
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

/** How often the clock is read again, in milliseconds. */
const minute = 60_000;

/** The house's time of day, read again every minute; null on the server and at first render, where nobody knows it. */
export const useHouseTime = (timeZone: string): HouseTime | null => {
  const [now, setNow] = useState<HouseTime | null>(null);
  useEffect(() => {
    const read = () => setNow(houseTime(new Date(), timeZone));
    read();
    const timer = setInterval(read, minute);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
};
