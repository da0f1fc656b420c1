/**
 * Connects to the booking engine as soon as a guest presses or focuses a Book Now link or form. Not earlier, because the engine is a
 * third party (specification §7).
 */
import { bookNowAttribute } from "../../lib/booking/book-now-attributes";
import { addConnectionHints } from "../../lib/dom/element";

/** The events that start the connection. Hovering does not. */
const signs = ["pointerdown", "focusin"] as const;

/** Adds the listeners. `address` is any URL of the engine; the hints are added once per page. */
export const preconnectEngine = (address: string): void => {
  const onInteraction = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(`[${bookNowAttribute}]`) === null) return;
    for (const sign of signs) document.removeEventListener(sign, onInteraction);
    addConnectionHints(new URL(address).origin);
  };
  for (const sign of signs) document.addEventListener(sign, onInteraction, { passive: true });
};
