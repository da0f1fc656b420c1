import type { ComponentProps } from "react";
import * as styles from "./paragraphs.module.css";

/** The italic words above a heading that categorise it. */
export function Eyebrow({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.eyebrow, className].filter(Boolean).join(" ")} {...rest} />;
}

/** The introductory paragraph of a page or a section. */
export function Standfirst({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.standfirst, className].filter(Boolean).join(" ")} {...rest} />;
}

/** A small note in grey. */
export function Note({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.note, className].filter(Boolean).join(" ")} {...rest} />;
}
