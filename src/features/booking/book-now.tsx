import type { ComponentProps } from "react";
import { BookLink } from "../../components/layout/book-link";
import { buttonClass } from "../../components/ui/button";

interface BookNowProps extends ComponentProps<typeof BookLink> {
  /** `filled` once in view, `line` beside it, `text` inside a sentence. */
  readonly variant?: "filled" | "line" | "text";
  readonly wide?: boolean;
}

/** Book Now inside a page: the frame's link in one of the three voices. */
export function BookNow({ variant = "filled", wide = false, className, ...rest }: BookNowProps) {
  const classes = [buttonClass(variant, ...(wide ? (["wide"] as const) : [])), className].filter(Boolean).join(" ");
  return <BookLink className={classes} {...rest} />;
}
