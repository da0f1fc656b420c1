import { useText } from "../../lib/i18n/use-text";
import { Answers } from "../staff/desk/answers";
import type { Summary } from "./api/summary";
import * as chart from "./chart.module.css";
import { MetricChart } from "./metric-chart";
import { metrics } from "./metrics";
import { type Span, eachDay } from "./period";
import type { Vitals } from "./use-vitals";

interface MetricsSectionProps extends Pick<Vitals, "summary" | "before" | "days"> {
  readonly figures: Summary["figures"];
  readonly span: Span;
}

/** A chart of each metric. Days that have not come are not drawn as days without measurements. */
export function MetricsSection({ figures, span, summary, before, days }: MetricsSectionProps) {
  const t = useText();
  const isBusy = [summary, before, days].some(({ isPlaceholderData }) => isPlaceholderData);
  const { data } = days;
  return (
    <section aria-labelledby="vitals-metrics">
      <h2 id="vitals-metrics" className="visually-hidden">
        {t("vitals.byMetric")}
      </h2>
      <Answers queries={[days, before]} />
      <div className={chart.grid} aria-busy={isBusy}>
        {metrics.map((each) => (
          <MetricChart
            key={each}
            metric={each}
            figure={figures[each]}
            before={before.data}
            rows={data && eachDay(span).map((day) => ({ day, figure: data[each]?.get(day) }))}
            busy={isBusy}
          />
        ))}
      </div>
    </section>
  );
}
