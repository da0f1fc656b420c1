import type { CSSProperties } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Figure } from "../api/vitals";
import { type Grade, formatShare, gradeTexts } from "../../web-vitals/metrics";
import * as styles from "./chart.module.css";

const shapes: Record<Grade, string> = {
  good: "M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1z",
  middle: "M1 1h10v10H1z",
  poor: "M6 0l6 11H0z",
};

/** A circle, square or triangle in the colour of the grade. The text beside it, or `title`, must name the grade. */
export function GradeMark({ grade, title }: { readonly grade: Grade; readonly title?: string }) {
  return (
    <>
      <svg className={[styles.mark, styles[grade]].join(" ")} viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[grade]} />
      </svg>
      {title !== undefined && <span className="visually-hidden">{title}</span>}
    </>
  );
}

const grades: readonly Grade[] = ["good", "middle", "poor"];

/** The shares of measurements that were good, needed improvement or were poor, as a bar and in numbers. */
export function ShareBar({ figure }: { readonly figure: Figure }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <div className={styles.share} aria-hidden="true">
        {grades.map((grade) => (
          <span key={grade} className={styles[grade]} style={{ "--share": figure[grade] } as CSSProperties} />
        ))}
      </div>
      <ul className={styles.shares}>
        {grades.map((grade) => (
          <li key={grade}>
            <GradeMark grade={grade} title={t(gradeTexts[grade])} />
            {formatShare(figure[grade], figure.samples, language)}
          </li>
        ))}
      </ul>
    </>
  );
}
