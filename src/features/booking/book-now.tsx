import type { ComponentProps } from "react";
import { BookLink } from "../../components/layout/book-link";
import { buttonClass } from "../../components/ui/button";

interface BookNowProps extends ComponentProps<typeof BookLink> {
  /** `filled` for the main button of a view, `line` for a second one, `text` inside a sentence. */
  readonly variant?: "filled" | "line" | "text";
  readonly wide?: boolean;
}

/** Book Now link inside a page, in one of three styles; it has the same target as the links in header and footer. */
export function BookNow({ variant = "filled", wide = false, className, ...rest }: BookNowProps) {
  const classes = [buttonClass(variant, ...(wide ? (["wide"] as const) : [])), className].filter(Boolean).join(" ");
  return <BookLink className={classes} {...rest} />;
}
