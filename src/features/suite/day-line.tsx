import type { CSSProperties, ReactNode } from "react";
import { formatTime, formatTimeRange } from "../../lib/format";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./day-line.module.css";

/** Times as `HH:MM`. */
interface QuietSpan {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

interface DayLineProps {
  readonly quiet: readonly QuietSpan[];
  readonly checkInFrom: string;
  readonly checkOutBy: string;
  /** The current time at the house, if this line is for today's season; otherwise null. */
  readonly now: string | null;
}

const lineStyle = ({ from, to, label }: { readonly from: number; readonly to?: number; readonly label?: number }) =>
  ({
    "--from": from,
    ...(to !== undefined && { "--to": to }),
    ...(label !== undefined && { "--label": label }),
  }) as CSSProperties;

/**
 * A line of 24 hours from 07:00 to 07:00 with arrival, departure and the quiet hours; vertical on phones. Screen
 * readers get a list.
 */
export function DayLine({ quiet, checkInFrom, checkOutBy, now }: DayLineProps) {
  const t = useText();
  const checkOut = positionOf(minutesOf(checkOutBy));
  const checkIn = positionOf(minutesOf(checkInFrom));
  return (
    <ul className={styles.line}>
      {hoursOnLine.map(({ hour, position }) => (
        <li key={hour} className={styles.hour} style={lineStyle({ from: position })} aria-hidden="true">
          {hour}
        </li>
      ))}
      <Tick position={checkOut} before={checkOut > 14}>
        {t("suite.dayLine.checkOut")} <time dateTime={checkOutBy}>{formatTime(checkOutBy)}</time>
      </Tick>
      <Tick position={checkIn}>
        {t("suite.dayLine.checkIn")} <time dateTime={checkInFrom}>{formatTime(checkInFrom)}</time>
      </Tick>
      {quiet.map((span) => (
        <Quiet key={span.id} stretches={stretchesOf(span)} ticks={[checkOut, checkIn]}>
          {t("suite.dayLine.quiet")} {formatTimeRange(span)}
        </Quiet>
      ))}
      {now !== null && (
        <li className={styles.now} style={lineStyle({ from: positionOf(minutesOf(now)) })}>
          <span className="visually-hidden">{t("suite.dayLine.now", { time: formatTime(now) })}</span>
        </li>
      )}
    </ul>
  );
}

interface TickProps {
  readonly position: number;
  /** Places the label before the mark instead of after it. */
  readonly before?: boolean;
  readonly children: ReactNode;
}

function Tick({ position, before = false, children }: TickProps) {
  return (
    <li className={styles.tick} style={lineStyle({ from: position })} data-before={before || undefined}>
      <span>{children}</span>
    </li>
  );
}

interface QuietProps {
  /** The first one, which is the longest, has the label. */
  readonly stretches: readonly Stretch[];
  /** Positions of arrival and departure, whose labels the label must not cover. */
  readonly ticks: readonly number[];
  readonly children: ReactNode;
}

function Quiet({ stretches, ticks, children }: QuietProps) {
  return stretches.map((stretch, index) => (
    <li
      key={stretch.from}
      className={styles.quiet}
      style={lineStyle({ ...stretch, label: labelIn(stretch, ticks) })}
      aria-hidden={index > 0 || undefined}
    >
      {index === 0 && <span>{children}</span>}
    </li>
  ));
}

/**
 * The day line covers 24 hours from 07:00 to 07:00. Positions are per cent of it: 07:00 is 0 and 19:00 is 50. Times are
 * `HH:MM` in the time zone of the house.
 */
const dayStart = 7 * 60;
const day = 24 * 60;

/** Minutes since midnight of `HH:MM`. Throws for other formats. */
export const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`“${time}” is no time of day: write HH:MM.`);
  return Number(hours) * 60 + Number(minutes);
};

/** Position of a minute of the day on the line, in per cent with at most three decimals. */
export const positionOf = (minutes: number): number =>
  Math.round((((minutes - dayStart + day) % day) / day) * 100_000) / 1000;

interface Stretch {
  /** In per cent of the day line; `to` is always greater than `from`. */
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of the line that a time span covers, the longest first. A span that crosses 07:00, such as quiet hours
 * from 22:00 to 07:30, has two parts, otherwise one. If start and end are equal, the span is the whole day.
 */
export const stretchesOf = ({ from, to }: { readonly from: string; readonly to: string }): readonly Stretch[] => {
  const start = positionOf(minutesOf(from));
  const end = positionOf(minutesOf(to));
  const parts =
    end > start
      ? [{ from: start, to: end }]
      : [
          { from: start, to: 100 },
          { from: 0, to: end },
        ];
  return parts.filter((part) => part.to > part.from).sort((a, b) => b.to - b.from - (a.to - a.from));
};

/** Minimum distance between the middles of two labels on the vertical line, in per cent: closer labels would overlap. */
const minDistance = 6;

/**
 * The position of a stretch's label on the vertical line, in per cent of the stretch: 50, or as near to 50 as the labels
 * of `ticks` allow. The label of a short stretch may be a little outside it.
 */
export const labelIn = ({ from, to }: Stretch, ticks: readonly number[]): number => {
  const middle = (from + to) / 2;
  const [nearest = middle] = [middle, ...ticks.flatMap((tick) => [tick + minDistance, tick - minDistance])]
    .filter((position) => ticks.every((tick) => Math.abs(tick - position) >= minDistance))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return Math.round(((nearest - from) / (to - from)) * 100_000) / 1000;
};

/** The hours labelled on the line with their positions: every fourth from 07:00. */
export const hoursOnLine: readonly { readonly hour: number; readonly position: number }[] = [7, 11, 15, 19, 23, 3].map(
  (hour) => ({ hour, position: positionOf(hour * 60) }),
);
