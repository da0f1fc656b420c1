import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./chart.module.css";
import { type Distribution, stepOf } from "./distribution";
import { type Grade, type Metric, formatLimit, formatMetric, limitsOf } from "../../web-vitals/metrics";

interface DistributionChartProps {
  readonly metric: Metric;
  readonly spread: Distribution;
  /** Undefined if it is not known; it is then not drawn. */
  readonly p75: number | undefined;
  readonly label: string;
}

const frame = { width: 360, height: 170, top: 24, bottom: 24 } as const;
const floor = frame.height - frame.bottom;
const barClasses: Record<Grade, string | undefined> = {
  good: styles.barGood,
  middle: styles.barMiddle,
  poor: styles.barPoor,
};

/** The histogram of a metric on a logarithmic scale, with the limits of the ratings and the p75. */
export function DistributionChart({ metric, spread, p75, label }: DistributionChartProps) {
  const t = useText();
  const language = useLanguage();
  const { bars, first, steps, most } = spread;
  const place = (step: number) => (step / steps) * frame.width;
  const placeOf = (value: number) => place(stepOf(value) - first);
  const limits = limitsOf(metric).filter((limit) => placeOf(limit) > 0 && placeOf(limit) < frame.width);
  const p75At = p75 === undefined ? undefined : Math.min(frame.width, Math.max(0, placeOf(p75)));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {bars.map(({ start, end, samples, grade }) => {
        const height = most === 0 ? 0 : (samples / most) * (floor - frame.top);
        return (
          <rect
            key={start}
            className={barClasses[grade]}
            x={place(start) + 0.5}
            y={floor - height}
            width={Math.max(0.5, place(end) - place(start) - 1)}
            height={height}
          />
        );
      })}
      <path className={styles.axis} d={`M0 ${floor}H${frame.width}`} />
      {limits.map((limit) => (
        <g key={limit}>
          <path className={styles.limit} d={`M${placeOf(limit)} ${frame.top}V${floor + 4}`} />
          <text x={placeOf(limit)} y={frame.height - 6} textAnchor={anchorOf(placeOf(limit))}>
            {formatLimit(metric, limit, language)}
          </text>
        </g>
      ))}
      {p75 !== undefined && p75At !== undefined && (
        <>
          <path className={styles.reading} d={`M${p75At} ${frame.top - 6}V${floor}`} />
          <text className={styles.strong} x={p75At} y={frame.top - 10} textAnchor={anchorOf(p75At)}>
            {t("vitals.p75Is", { value: formatMetric(metric, p75, language) })}
          </text>
        </>
      )}
    </svg>
  );
}

const anchorOf = (at: number): "start" | "middle" | "end" =>
  at < 40 ? "start" : at > frame.width - 40 ? "end" : "middle";
