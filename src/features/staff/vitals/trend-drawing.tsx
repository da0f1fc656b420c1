import { type PointerEvent, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { type Metric, formatDay, formatLimit, formatMetric, limitsOf } from "../../web-vitals/metrics";
import * as styles from "./chart.module.css";

/** Positions in the chart, in units of its view box. */
export const frame = { width: 360, height: 164, left: 40, right: 4, top: 8, bottom: 24 } as const;
const inner = frame.width - frame.left - frame.right;
/** The x coordinates of the first and last day, a little inside the frame. */
const firstAt = frame.left + 4;
const lastAt = frame.width - frame.right - 4;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly index: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest value on the scale: 25 % above the poor limit, or 5 % above the highest value if that is more. */
export const ceilingOf = (values: readonly (number | null)[], poorLimit: number): number =>
  values.reduce<number>((most, value) => Math.max(most, (value ?? 0) * 1.05), poorLimit * 1.25);

/** The y coordinate of a value; 0 is on the axis. */
export const heightOf = (value: number, ceiling: number): number => {
  const floor = frame.height - frame.bottom;
  return round(floor - (Math.min(value, ceiling) / ceiling) * (floor - frame.top));
};

/** The x coordinate of the day with this index among `count` days. */
export const placeOf = (index: number, count: number): number =>
  round(count <= 1 ? (firstAt + lastAt) / 2 : firstAt + (index / (count - 1)) * (lastAt - firstAt));

/** The points of the line, split at days without measurements. */
export const runsOf = (values: readonly (number | null)[], ceiling: number): Point[][] => {
  const runs: Point[][] = [];
  let open = false;
  values.forEach((value, index) => {
    if (value === null) {
      open = false;
      return;
    }
    const point = { x: placeOf(index, values.length), y: heightOf(value, ceiling), index };
    if (open) runs.at(-1)?.push(point);
    else runs.push([point]);
    open = true;
  });
  return runs;
};

/** SVG path data of one part of the line. */
export const pathOf = (run: readonly Point[]): string => `M${run.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** The days with a label under the axis: at most four, evenly spaced, starting with the first. */
export const namedDays = (count: number): number[] => {
  const steps = Math.min(4, count);
  return [...new Set(Array.from({ length: steps }, (_, step) => Math.round((step * count) / steps)))];
};

/** The index of the day nearest to the x coordinate `at`. */
export const dayAt = (at: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(((at - firstAt) / (lastAt - firstAt)) * (count - 1))));

interface TrendDrawingProps {
  readonly metric: Metric;
  /** Accessible name: the content of the chart in a sentence. */
  readonly label: string;
  readonly days: readonly string[];
  /** The p75 of each day; null for days without measurements. */
  readonly values: readonly (number | null)[];
  /** Whether the date of the day that is pointed at has the year. */
  readonly withYear: boolean;
}

/** A line chart of the p75 of each day over the rating bands. Pointing at a day shows its value; the table below has all values. */
export function TrendDrawing({ metric, label, days, values, withYear }: TrendDrawingProps) {
  const language = useLanguage();
  const [read, setRead] = useState<number | null>(null);
  const [good, poor] = limitsOf(metric);
  const ceiling = ceilingOf(values, poor);
  const height = (value: number) => heightOf(value, ceiling);
  const floor = height(0);
  const runs = runsOf(values, ceiling);
  const last = runs.at(-1)?.at(-1);
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(dayAt(((clientX - left) / width) * frame.width, days.length));
  };
  const readDay = read === null ? undefined : days[read];
  const readValue = read === null ? null : (values[read] ?? null);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => setRead(null)}
    >
      <rect className={styles.bandGood} x={frame.left} y={height(good)} width={inner} height={floor - height(good)} />
      <rect
        className={styles.bandNeedsImprovement}
        x={frame.left}
        y={height(poor)}
        width={inner}
        height={height(good) - height(poor)}
      />
      <rect className={styles.bandPoor} x={frame.left} y={frame.top} width={inner} height={height(poor) - frame.top} />
      {[good, poor].map((limit) => (
        <g key={limit}>
          <path className={styles.limit} d={`M${frame.left} ${height(limit)}h${inner}`} />
          <text x={frame.left - 5} y={height(limit) + 4} textAnchor="end">
            {formatLimit(metric, limit, language)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${frame.left} ${floor}h${inner}`} />
      {namedDays(days.length).map((index) => (
        <text
          key={index}
          x={placeOf(index, days.length)}
          y={frame.height - 6}
          textAnchor={index === 0 && days.length > 1 ? "start" : "middle"}
        >
          {formatDay(days[index] ?? "", language)}
        </text>
      ))}
      {runs.map((run) =>
        run.length > 1 ? (
          <path key={run[0]?.index} className={styles.line} d={pathOf(run)} />
        ) : (
          <circle key={run[0]?.index} className={styles.last} cx={run[0]?.x} cy={run[0]?.y} r="2.5" />
        ),
      )}
      {last !== undefined && read === null && <circle className={styles.last} cx={last.x} cy={last.y} r="3.5" />}
      {read !== null && readDay !== undefined && (
        <g aria-hidden="true">
          <path className={styles.reading} d={`M${placeOf(read, days.length)} ${frame.top}V${floor}`} />
          {readValue !== null && (
            <circle className={styles.last} cx={placeOf(read, days.length)} cy={height(readValue)} r="3.5" />
          )}
          <text
            className={styles.readText}
            x={placeOf(read, days.length) + (read * 2 < days.length ? 6 : -6)}
            y={frame.top + 13}
            textAnchor={read * 2 < days.length ? "start" : "end"}
          >
            {`${formatDay(readDay, language, withYear)}  ${readValue === null ? "–" : formatMetric(metric, readValue, language)}`}
          </text>
        </g>
      )}
    </svg>
  );
}
