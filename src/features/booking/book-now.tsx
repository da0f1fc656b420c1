import type { ComponentProps } from "react";
import { BookLink } from "../../components/layout/book-link";
import { buttonClass } from "../../components/ui/button";

interface BookNowProps extends ComponentProps<typeof BookLink> {
  /** `filled` for the main button of a view, `line` for a second one. */
  readonly variant?: "filled" | "line";
}

/** Book Now link inside a page, in one of two styles; it has the same target as the links in header and footer. */
export function BookNow({ variant = "filled", className, ...rest }: BookNowProps) {
  const classes = [buttonClass(variant), className].filter(Boolean).join(" ");
  return <BookLink className={classes} {...rest} />;
}
