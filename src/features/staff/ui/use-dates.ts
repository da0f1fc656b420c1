import { useSite } from "../../../components/layout/site-context";
import { nightsBetween } from "../../../lib/booking/days";
import { currentDay } from "../../../lib/booking/today";
import { formatDate } from "../../../lib/format";
import { formatMoment } from "../../../lib/format-moment";
import { useLanguage } from "../../../lib/i18n/use-language";

/**
 * Formats timestamps and days in the page's language and the property's time zone. `now` is the time at which the data
 * was loaded, by the device's clock, in epoch milliseconds.
 */
export const useDates = () => {
  const language = useLanguage();
  const { timeZone } = useSite().hours;
  return {
    moment: (moment: string, now?: number) => formatMoment(moment, language, timeZone, now),
    day: (day: string) => formatDate(day, language),
    /** The current day in the property's time zone, as for the name of a saved file. */
    today: () => currentDay(timeZone),
    /** Number of days from `now` to a day in the property's time zone; negative for a day that has passed. */
    daysLeft: (day: string, now: number) => nightsBetween(currentDay(timeZone, now), day),
  };
};
