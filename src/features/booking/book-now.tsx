import type { ReactNode } from "react";
import { useSite } from "../../components/layout/site-context";
import { buttonClass } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import { bookNowAttributes } from "./book-now-attributes";
import { engineAddress } from "./engine-address";
import type { Stay } from "./stay";

interface BookNowProps {
  /** `filled` once in view, `line` beside it, `text` inside a sentence. */
  readonly variant?: "filled" | "line" | "text";
  /** Handed to the engine when both days are there. */
  readonly stay?: Stay;
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Book Now: a real link to the booking engine in the page's language, in a new tab (decisions §5).
 * With scripts, `watchBookNow` takes the click through redirecting → opened | error.
 */
export function BookNow({ variant = "filled", stay, wide = false, className, children }: BookNowProps) {
  const t = useText();
  const engine = useSite().bookingEngine;
  const classes = [buttonClass(variant, ...(wide ? (["wide"] as const) : [])), className].filter(Boolean).join(" ");
  return (
    <a
      className={classes}
      href={engineAddress(engine, stay)}
      target="_blank"
      rel="noopener"
      {...bookNowAttributes(engine)}
    >
      {children ?? t("nav.bookNow")}
      <span className="visually-hidden"> ({t("common.opensInNewTab")})</span>
    </a>
  );
}
