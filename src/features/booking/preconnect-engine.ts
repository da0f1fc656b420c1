/**
 * Connects to the booking engine as soon as a guest presses Book Now, but not when Book Now is hovered or focused, nor when another part of a
 * booking form is pressed: the engine is a third party, and according to the cookie policy only this press contacts it (specification §7).
 */
import { bookNowAttribute } from "../../lib/booking/book-now-attributes";
import { addConnectionHints } from "../../lib/dom/element";

/** Adds the listener. `address` is any URL of the engine; the hints are added once per page. */
export const preconnectEngine = (address: string): void => {
  const onPress = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest("a, [type=submit]");
    const booking = pressed instanceof HTMLButtonElement ? pressed.form : pressed;
    if (!booking?.hasAttribute(bookNowAttribute)) return;
    document.removeEventListener("pointerdown", onPress);
    addConnectionHints(new URL(address).origin);
  };
  document.addEventListener("pointerdown", onPress, { passive: true });
};
