import { Button } from "../../components/ui/button";
import { type StayDays, type StayRules, nearestStays } from "../../lib/booking/availability";
import { type Day, nightsBetween } from "../../lib/booking/days";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Refusal } from "./calendar/day-marks";
import { dayRange } from "./calendar/day-names";
import { obstacleTexts } from "./stay";
import * as styles from "./stay-refusal.module.css";
import { obstacleValues } from "./stay-texts";

interface StayRefusalProps {
  readonly refusal: Refusal;
  readonly rules: StayRules;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Explains why the requested stay is not possible, and offers the nearest stays that are. */
export function StayRefusal({ refusal: { wanted, obstacle }, rules, today, onChoose }: StayRefusalProps) {
  const t = useText();
  const language = useLanguage();
  const stays = nearestStays(wanted, rules, today);
  return (
    <div className={styles.refusal}>
      <p className={styles.reason} role="alert">
        {t(obstacleTexts[obstacle.kind], obstacleValues(obstacle, language))}
      </p>
      <p>{t(stays.length === 0 ? "booking.nearest.none" : "booking.nearest.label")}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.arrival + stay.departure}>
            <Button variant="line" small onClick={() => onChoose(stay)}>
              {dayRange(stay.arrival, stay.departure, language)}
              {" · "}
              {t("common.nights", { count: nightsBetween(stay.arrival, stay.departure) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
