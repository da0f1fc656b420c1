import type { CSSProperties } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Figure } from "./api/summary";
import { formatShare } from "./format-metric";
import { GradeMark } from "./grade-mark";
import * as styles from "./grade.module.css";
import { type Grade, gradeTexts } from "./metrics";

const grades: readonly Grade[] = ["good", "middle", "poor"];

/** How many page views were good, needed improvement and were poor: drawn, and in numbers. */
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
