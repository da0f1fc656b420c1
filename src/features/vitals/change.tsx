import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Figure, Summary } from "./api/summary";
import { compare } from "./compare";
import { formatMetric, formatShare } from "./format-metric";
import type { Metric } from "./metrics";

interface ChangeProps {
  readonly metric: Metric;
  readonly now: Figure;
  /** The period before; undefined while it is not known. */
  readonly before: Summary | undefined;
}

/** The figure of the period before, and how much better or worse this one is. What is not known is not “nothing”. */
export function Change({ metric, now, before }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  if (before === undefined) return <span>{t("vitals.unknownBefore")}</span>;
  const figure = before.figures[metric];
  const comparison = compare(now.p75, figure?.p75);
  if (comparison === undefined || figure === undefined) return <span>{t("vitals.noneBefore")}</span>;
  const values = {
    before: formatMetric(metric, figure.p75, language),
    change: formatShare(Math.min(99.99, Math.abs(comparison.change)), 1, language),
  };
  if (comparison.direction === "same") return <span>{t("vitals.change.same", values)}</span>;
  return <span>{t(comparison.direction === "better" ? "vitals.change.better" : "vitals.change.worse", values)}</span>;
}
