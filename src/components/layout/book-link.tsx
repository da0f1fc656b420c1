import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";
import { NewTabNote } from "../ui/new-tab-note";
import { bookNowAttributes } from "../../lib/booking/book-now-attributes";
import { engineAddress } from "../../lib/booking/engine";
import { useText } from "../../lib/i18n/use-text";
import { useSite } from "./site-context";
import { useStay } from "./use-stay";

interface BookLinkProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Book Now: a real link to the booking engine in the page's language, opened in a new tab (specification §1), with the
 * stay stored by this tab. The booking feature handles its clicks by `[data-book-now]`.
 */
export function BookLink({ className, children }: BookLinkProps) {
  const t = useText();
  const site = useSite();
  const stay = useStay();
  return (
    <a
      className={className}
      href={engineAddress(site.bookingEngine, stay)}
      target="_blank"
      rel="noopener"
      {...bookNowAttributes(site)}
    >
      {children ?? t("nav.bookNow")}
      <NewTabNote />
    </a>
  );
}

interface BookNowProps extends BookLinkProps {
  /** `filled` for the main button of a view, `line` for a second one. */
  readonly variant?: "filled" | "line";
}

/** The same link as a button inside a page, in one of two styles. */
export function BookNow({ variant = "filled", ...rest }: BookNowProps) {
  return <BookLink {...rest} className={buttonClass(variant)} />;
}
