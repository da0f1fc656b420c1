import { MarginSection } from "../../components/ui/section";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type CoreMetric, type SiteSpeed, coreMetrics, fewestViews, pageKinds } from "../../lib/site-speed";
import { formatLimitInText, formatMetric, gradeOf, limitsOf } from "../web-vitals/metrics";
import "../../styles/theme-chart.css";
import * as styles from "./speed-section.module.css";

type Figure = SiteSpeed["figures"][number];

const metricTexts = {
  lcp: { name: "proof.lcp", text: "proof.lcp.text" },
  inp: { name: "proof.inp", text: "proof.inp.text" },
  cls: { name: "proof.cls", text: "proof.cls.text" },
} as const satisfies Record<CoreMetric, { readonly name: TextKey; readonly text: TextKey }>;

interface SpeedSectionProps {
  /** Null if they are not known. */
  readonly figures: readonly Figure[] | null;
  /** The period that the figures cover, or a message that there are none. */
  readonly period: string;
}

/** How fast the pages were for visitors: p75 of each metric by kind of page, each on a bar with its limits. */
export function SpeedSection({ figures, period }: SpeedSectionProps) {
  const t = useText();
  return (
    <MarginSection note={t("proof.speed.title")} noteId="speed" flushStart>
      <p className={styles.intro}>{t("proof.speed.text")}</p>
      <p className={styles.period}>{period}</p>
      {coreMetrics.map((metric) => (
        <MetricFigures
          key={metric}
          metric={metric}
          figures={figures?.filter((figure) => figure.metric === metric) ?? null}
        />
      ))}
    </MarginSection>
  );
}

interface MetricFiguresProps extends Pick<SpeedSectionProps, "figures"> {
  readonly metric: CoreMetric;
}

function MetricFigures({ metric, figures }: MetricFiguresProps) {
  const t = useText();
  const language = useLanguage();
  const limit = (value: number) => formatLimitInText(metric, value, language);
  const [good, poor] = limitsOf(metric);
  return (
    <section className={styles.metric} aria-labelledby={`proof-${metric}`} data-metric={metric}>
      <h3 id={`proof-${metric}`}>{t(metricTexts[metric].name)}</h3>
      <p>{t(metricTexts[metric].text)}</p>
      <p className={styles.limits}>{t("proof.limits", { good: limit(good), poor: limit(poor) })}</p>
      <dl className={styles.kinds}>
        {pageKinds.map((kind) => (
          <KindFigure
            key={kind}
            metric={metric}
            name={t(`proof.kind.${kind}`)}
            figure={figures?.find((figure) => figure.kind === kind)}
            without={figures === null ? t("proof.notKnown") : t("proof.tooFew", { count: fewestViews })}
          />
        ))}
      </dl>
      <p className={styles.scale} aria-hidden="true">
        {[good, poor].map((value) => (
          <span key={value} style={{ insetInlineStart: `${positionOn(metric, value)}%` }}>
            {limit(value)}
          </span>
        ))}
      </p>
    </section>
  );
}

interface KindFigureProps {
  readonly metric: CoreMetric;
  readonly name: string;
  readonly figure: Figure | undefined;
  /** The note if there is no figure. */
  readonly without: string;
}

/** One kind of page. Its height is the same with and without a figure, so that nothing moves when the figures are refreshed. */
function KindFigure({ metric, name, figure, without }: KindFigureProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <div>
      <dt>{name}</dt>
      {/* A new element for each figure: text at the end of a line that gets wider would count as a layout shift. */}
      <dd key={figure?.p75} className={styles.value}>
        {figure === undefined ? "–" : formatMetric(metric, figure.p75, language)}
      </dd>
      <dd className={styles.drawing} aria-hidden="true">
        <ThresholdBar metric={metric} value={figure?.p75} />
      </dd>
      <dd className={styles.note}>
        {figure === undefined
          ? without
          : t("proof.of", {
              grade: t(`proof.grade.${gradeOf(metric, figure.p75)}`),
              count: figure.samples,
            })}
      </dd>
    </div>
  );
}

/** The end of a bar: 25% beyond the limit above which a value is poor. */
const barEndOf = (metric: CoreMetric): number => limitsOf(metric)[1] * 1.25;

/** Position of a value on its bar, in percent; values beyond the end of the bar are placed at the end. */
const positionOn = (metric: CoreMetric, value: number): number => Math.min(100, (value / barEndOf(metric)) * 100);

interface ThresholdBarProps {
  readonly metric: CoreMetric;
  /** The marked value; undefined if there is none. */
  readonly value: number | undefined;
}

/**
 * The ranges good, needs improvement and poor, to scale, with the value marked. An SVG, because browsers do not print
 * backgrounds; the text beside it says the same.
 */
function ThresholdBar({ metric, value }: ThresholdBarProps) {
  const [good, poor] = limitsOf(metric).map((limit) => positionOn(metric, limit));
  const position = value === undefined ? undefined : positionOn(metric, value);
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height="20">
      <rect className={styles.poor} y="7" width="100%" height="6" />
      <rect className={styles.needsImprovement} y="7" width={`${poor}%`} height="6" />
      <rect className={styles.good} y="7" width={`${good}%`} height="6" />
      {[good, poor].map((limit) => (
        <line key={limit} className={styles.limit} x1={`${limit}%`} x2={`${limit}%`} y1="3" y2="17" />
      ))}
      {position !== undefined && (
        <line className={styles.mark} data-mark={position} x1={`${position}%`} x2={`${position}%`} y1="1" y2="19" />
      )}
    </svg>
  );
}
