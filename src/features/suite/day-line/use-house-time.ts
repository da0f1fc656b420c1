import { useEffect, useState } from "react";
import { type HouseTime, houseTime } from "./house-clock";

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
