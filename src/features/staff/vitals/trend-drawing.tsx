import { type PointerEvent, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { type Metric, formatDay, formatLimit, formatMetric, limitsOf } from "../../web-vitals/metrics";
import * as styles from "./chart.module.css";

/** Positions in the chart, in units of its view box. */
export const frame = { width: 360, height: 164, left: 40, right: 4, top: 8, bottom: 24 } as const;
const inner = frame.width - frame.left - frame.right;
/** The x coordinates of the first and last day, a little inside the frame. */
const firstX = frame.left + 4;
const lastX = frame.width - frame.right - 4;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly index: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest value on the scale: 25 % above the poor limit, or 5 % above the highest value if that is more. */
export const ceilingOf = (values: readonly (number | null)[], poorLimit: number): number =>
  values.reduce<number>((highest, value) => Math.max(highest, (value ?? 0) * 1.05), poorLimit * 1.25);

/** The y coordinate of a value; 0 is on the axis. */
export const yOf = (value: number, ceiling: number): number => {
  const floor = frame.height - frame.bottom;
  return round(floor - (Math.min(value, ceiling) / ceiling) * (floor - frame.top));
};

/** The x coordinate of the day with this index among `count` days. */
export const xOf = (index: number, count: number): number =>
  round(count <= 1 ? (firstX + lastX) / 2 : firstX + (index / (count - 1)) * (lastX - firstX));

/** The points of the line, split at days without measurements. */
export const runsOf = (values: readonly (number | null)[], ceiling: number): Point[][] => {
  const runs: Point[][] = [];
  let open = false;
  values.forEach((value, index) => {
    if (value === null) {
      open = false;
      return;
    }
    const point = { x: xOf(index, values.length), y: yOf(value, ceiling), index };
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

/** The index of the day nearest to the x coordinate `x`. */
export const dayAt = (x: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(((x - firstX) / (lastX - firstX)) * (count - 1))));

interface TrendDrawingProps {
  readonly metric: Metric;
  /** Accessible name: the content of the chart in a sentence. */
  readonly label: string;
  readonly days: readonly string[];
  /** The p75 of each day; null for days without measurements. */
  readonly values: readonly (number | null)[];
  /** Whether the date of the day that is pointed at includes the year. */
  readonly withYear: boolean;
}

/** A line chart of the p75 of each day over the rating bands. Pointing at a day shows its value; the table below has all values. */
export function TrendDrawing({ metric, label, days, values, withYear }: TrendDrawingProps) {
  const language = useLanguage();
  /** The index of the day that is pointed at. */
  const [pointed, setPointed] = useState<number | null>(null);
  const [good, poor] = limitsOf(metric);
  const ceiling = ceilingOf(values, poor);
  const y = (value: number) => yOf(value, ceiling);
  const floor = y(0);
  const runs = runsOf(values, ceiling);
  const last = runs.at(-1)?.at(-1);
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(dayAt(((clientX - left) / width) * frame.width, days.length));
  };
  const pointedDay = pointed === null ? undefined : days[pointed];
  const pointedValue = pointed === null ? null : (values[pointed] ?? null);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => setPointed(null)}
    >
      <rect className={styles.bandGood} x={frame.left} y={y(good)} width={inner} height={floor - y(good)} />
      <rect
        className={styles.bandNeedsImprovement}
        x={frame.left}
        y={y(poor)}
        width={inner}
        height={y(good) - y(poor)}
      />
      <rect className={styles.bandPoor} x={frame.left} y={frame.top} width={inner} height={y(poor) - frame.top} />
      {[good, poor].map((limit) => (
        <g key={limit}>
          <path className={styles.limit} d={`M${frame.left} ${y(limit)}h${inner}`} />
          <text x={frame.left - 5} y={y(limit) + 4} textAnchor="end">
            {formatLimit(metric, limit, language)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${frame.left} ${floor}h${inner}`} />
      {namedDays(days.length).map((index) => (
        <text
          key={index}
          x={xOf(index, days.length)}
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
      {last !== undefined && pointed === null && <circle className={styles.last} cx={last.x} cy={last.y} r="3.5" />}
      {pointed !== null && pointedDay !== undefined && (
        <g aria-hidden="true">
          <path className={styles.reading} d={`M${xOf(pointed, days.length)} ${frame.top}V${floor}`} />
          {pointedValue !== null && (
            <circle className={styles.last} cx={xOf(pointed, days.length)} cy={y(pointedValue)} r="3.5" />
          )}
          <text
            className={styles.readText}
            x={xOf(pointed, days.length) + (pointed * 2 < days.length ? 6 : -6)}
            y={frame.top + 13}
            textAnchor={pointed * 2 < days.length ? "start" : "end"}
          >
            {`${formatDay(pointedDay, language, withYear)}  ${pointedValue === null ? "–" : formatMetric(metric, pointedValue, language)}`}
          </text>
        </g>
      )}
    </svg>
  );
}
