import { useSite } from "../../components/layout/site-context";
import { type StayRules, isStale, minimumFrom } from "../../lib/booking/availability";
import type { Stay } from "../../lib/booking/engine";
import type { Rates } from "../../lib/booking/rates";
import { type Day, isOver, todayIn } from "../../lib/booking/days";
import { formatMoment } from "../../lib/format-moment";
import { intlLocales } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { KnownNights } from "./availability-store";
import { plainDay } from "./stay-texts";
import * as styles from "./booking-panel.module.css";
import type { StayEnd } from "./stay";

interface NightsNoteProps extends Omit<KnownNights, "settled"> {
  readonly stay: Stay;
  readonly rules: StayRules;
  readonly today: Day;
  /** Whether the arrival or the departure is being chosen. */
  readonly end: StayEnd;
}

/**
 * Whether a season that is not over closes weekdays to arrivals or, if `end` is the departure, to departures.
 */
const closesDaysTo = (end: StayEnd, rates: Rates | null, today: Day): boolean =>
  rates !== null &&
  rates.seasons.some(
    (season) =>
      !isOver(season, today) && (end === "arrival" ? season.closedToArrival : season.closedToDeparture).length > 0,
  );

/** `3 hours ago`: in minutes below one hour, then in whole hours, rounded down. */
const ageOf = (moment: string, now: number, format: string): string => {
  const minutes = Math.max(0, Math.round((now - Date.parse(moment)) / 60_000));
  const relative = new Intl.RelativeTimeFormat(format);
  return minutes < 60 ? relative.format(-minutes, "minute") : relative.format(-Math.floor(minutes / 60), "hour");
};

/**
 * Legend of the marks in the panel's calendar, the minimum stay while the departure is missing, and when the calendars of the house were last
 * read. If the calendars have never been read, only the rules of the rates are shown; if there are no such rules either, nothing. If nothing is
 * known because the request failed, the note says so: otherwise every night would seem to be free.
 */
export function NightsNote({ availability, failed, at: now, stay, rules, today, end }: NightsNoteProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useSite().hours;
  const checkedAt = availability?.checkedAt ?? null;
  const stale = availability !== null && isStale(availability, now);
  /** The text that says when the calendars were read. */
  const readText = (readAt: string): string => {
    const moment = formatMoment(readAt, language, timeZone, now);
    if (stale) return t("booking.nights.stale", { moment });
    if (failed) return t("booking.nights.notRenewed", { moment, age: ageOf(readAt, now, intlLocales[language]) });
    if (todayIn(timeZone, new Date(readAt)) !== todayIn(timeZone, new Date(now)))
      return t("booking.nights.readEarlier", { moment });
    const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(
      new Date(readAt),
    );
    return t("booking.nights.read", { time });
  };
  const showsNights = checkedAt !== null && !stale;
  const closesDays = closesDaysTo(end, rules.rates, today);
  const isOpenEnded = stay.arrival !== "" && stay.departure === "";
  const minimum = isOpenEnded ? minimumFrom(stay.arrival, rules, today) : 1;
  const isUnknown = availability === null && failed;
  if (checkedAt === null && !closesDays && minimum === 1 && !isUnknown) return null;
  return (
    <div className={styles.note}>
      <ul className={styles.legend}>
        {showsNights && <li data-sample="taken">{t("booking.nights.taken")}</li>}
        {showsNights && availability !== null && availability.notOpen.length > 0 && (
          <li data-sample="notOpen">{t("booking.nights.notOpen")}</li>
        )}
        {closesDays && (
          <li data-sample="closed">
            {t(end === "arrival" ? "booking.nights.noArrivals" : "booking.nights.noDepartures")}
          </li>
        )}
      </ul>
      {minimum > 1 && (
        <p>{t("booking.error.minimumNights", { day: plainDay(stay.arrival, language), count: minimum })}</p>
      )}
      {checkedAt !== null && <p>{readText(checkedAt)}</p>}
      {isUnknown && <p>{t("booking.nights.unknown")}</p>}
    </div>
  );
}
