import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text";
import { useSite } from "./site-context";

interface BookLinkProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The Book Now of the frame: a real link to the booking engine in the page's language (specification §1).
 * The booking feature listens for `[data-book-now]` and adds the states of decisions §5.
 */
export function BookLink({ className, children }: BookLinkProps) {
  const t = useText();
  const { url, languageValue, parameters } = useSite().bookingEngine;
  const href = `${url}?${parameters.language}=${languageValue}`;
  return (
    <a className={className} href={href} target="_blank" rel="noopener" data-book-now>
      {children ?? t("nav.bookNow")}
      <span className="visually-hidden"> ({t("common.opensInNewTab")})</span>
    </a>
  );
}
