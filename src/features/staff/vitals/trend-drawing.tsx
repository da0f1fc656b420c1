import { type PointerEvent, useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import * as styles from "./chart.module.css";
import { type Metric, formatDay, formatLimit, formatMetric, limitsOf } from "../../web-vitals/metrics";
import { ceilingOf, dayAt, frame, heightOf, namedDays, pathOf, placeOf, runsOf } from "./trend-scale";

interface TrendDrawingProps {
  readonly metric: Metric;
  /** Accessible name: the content of the chart in a sentence. */
  readonly label: string;
  readonly days: readonly string[];
  /** The p75 of each day; null for days without measurements. */
  readonly values: readonly (number | null)[];
}

const inner = frame.width - frame.left - frame.right;

/** A line chart of the p75 of each day over the rating bands. Pointing at a day shows its value; the table contains all values. */
export function TrendDrawing({ metric, label, days, values }: TrendDrawingProps) {
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
        className={styles.bandMiddle}
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
            {`${formatDay(readDay, language)}  ${readValue === null ? "–" : formatMetric(metric, readValue, language)}`}
          </text>
        </g>
      )}
    </svg>
  );
}
