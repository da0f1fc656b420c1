import type { Grade } from "./metrics";
import * as styles from "./grade.module.css";

const shapes: Record<Grade, string> = {
  good: "M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1z",
  middle: "M1 1h10v10H1z",
  poor: "M6 0l6 11H0z",
};

/** A circle, a square or a triangle in the grade's colour: the word beside it, or its `title`, says it to everybody. */
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
