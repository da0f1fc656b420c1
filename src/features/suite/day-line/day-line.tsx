import { type CSSProperties, type ReactNode } from "react";
import { formatTime, formatTimeRange } from "../../../lib/format/time";
import { useText } from "../../../lib/i18n/use-text";
import { type Stretch, hoursOnLine, minutesOf, positionOf, stretchesOf } from "./day-position";
import * as styles from "./day-line.module.css";

/** Times as `HH:MM`. */
export interface QuietSpan {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

interface DayLineProps {
  readonly quiet: readonly QuietSpan[];
  readonly checkInFrom: string;
  readonly checkOutBy: string;
  /** The time on the house's clock, where the line is the one of today. */
  readonly now: string | null;
}

const at = ({ from, to }: { readonly from: number; readonly to?: number }) =>
  ({ "--from": from, ...(to !== undefined && { "--to": to }) }) as CSSProperties;

/**
 * The house's clock: one line of 24 hours from 07:00 to 07:00 with arrival, departure and the quiet hours in their places;
 * it stands upright on phones. A list to those who hear it.
 */
export function DayLine({ quiet, checkInFrom, checkOutBy, now }: DayLineProps) {
  const t = useText();
  const out = positionOf(minutesOf(checkOutBy));
  return (
    <ul className={styles.line}>
      {hoursOnLine.map(({ hour, at: from }) => (
        <li key={hour} className={styles.hour} style={at({ from })} aria-hidden="true">
          {hour}
        </li>
      ))}
      <Tick at={out} before={out > 14}>
        {t("suite.dayLine.checkOut")} <time dateTime={checkOutBy}>{formatTime(checkOutBy)}</time>
      </Tick>
      <Tick at={positionOf(minutesOf(checkInFrom))}>
        {t("suite.dayLine.checkIn")} <time dateTime={checkInFrom}>{formatTime(checkInFrom)}</time>
      </Tick>
      {quiet.map((span) => (
        <Quiet key={span.id} stretches={stretchesOf(span)}>
          {t("suite.dayLine.quiet")} <time>{formatTimeRange(span)}</time>
        </Quiet>
      ))}
      {now !== null && (
        <li className={styles.now} style={at({ from: positionOf(minutesOf(now)) })}>
          <span className="visually-hidden">{t("suite.dayLine.now", { time: formatTime(now) })}</span>
        </li>
      )}
    </ul>
  );
}

interface TickProps {
  readonly at: number;
  /** Its words stand before the mark, not after it. */
  readonly before?: boolean;
  readonly children: ReactNode;
}

function Tick({ at: from, before = false, children }: TickProps) {
  return (
    <li className={styles.tick} style={at({ from })} data-before={before || undefined}>
      <span>{children}</span>
    </li>
  );
}

interface QuietProps {
  /** The first, which is the longest, carries the words. */
  readonly stretches: readonly Stretch[];
  readonly children: ReactNode;
}

function Quiet({ stretches, children }: QuietProps) {
  return stretches.map((stretch, index) => (
    <li key={stretch.from} className={styles.quiet} style={at(stretch)} aria-hidden={index > 0 || undefined}>
      {index === 0 && <span>{children}</span>}
    </li>
  ));
}
