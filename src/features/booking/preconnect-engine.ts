/**
 * Connects to the booking engine as soon as a guest presses Book Now or begins with its form, and not before: the engine is somebody
 * else's (specification §7, decisions §6).
 */
import { bookNowAttribute } from "../../lib/booking/book-now-attributes";
import { addConnectionHints } from "../../lib/dom/element";

/** A pointer that only passes over a form is no sign. */
const signs = ["pointerdown", "focusin"] as const;

/** Begins to watch. `address` is any of the engine's; the hints are given once a page. */
export const preconnectEngine = (address: string): void => {
  const onInteraction = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(`[${bookNowAttribute}]`) === null) return;
    for (const sign of signs) document.removeEventListener(sign, onInteraction);
    addConnectionHints(new URL(address).origin);
  };
  for (const sign of signs) document.addEventListener(sign, onInteraction, { passive: true });
};
