import { useSite } from "../../../components/layout/site-context";
import { formatDate } from "../../../lib/format/date";
import { dayIn, daysBetween, formatMoment } from "../../../lib/format/moment";
import { useLanguage } from "../../../lib/i18n/use-language";

/** Moments and days in the member's language and the house's time zone. `now` is in milliseconds: when the answer came. */
export const useDates = () => {
  const language = useLanguage();
  const { timeZone } = useSite().hours;
  return {
    moment: (moment: string, now?: number) => formatMoment(moment, language, timeZone, now),
    day: (day: string) => formatDate(day, language),
    /** Whole days from `now` to a day, as the house counts them. */
    daysLeft: (day: string, now: number) => daysBetween(dayIn(now, timeZone), day),
  };
};
