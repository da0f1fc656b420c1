/**
 * Connects to the booking engine as soon as a guest presses Book Now, but not when Book Now is hovered or focused, nor when another part of a
 * booking form is pressed: the engine is a third party, and according to the cookie policy only this press contacts it (specification §7).
 */
import { bookNowAttribute, engineIn, stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { engineUrlOf } from "../../lib/booking/chosen-suite";
import { addConnectionHints } from "../../lib/dom/element";

/**
 * Adds the listener. The hints are for the engine that the press opens, because each suite may have its own. They are not added
 * again for the same engine.
 */
export const preconnectEngine = (): void => {
  let connected = "";
  const onPress = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest<HTMLAnchorElement | HTMLButtonElement>("a, [type=submit]");
    const booking = pressed && "form" in pressed ? pressed.form : pressed;
    if (!booking?.hasAttribute(bookNowAttribute)) return;
    const { origin } = new URL(
      booking instanceof HTMLFormElement ? engineUrlOf(booking, engineIn, stayFieldAttribute) : booking.href,
    );
    if (origin !== connected) addConnectionHints((connected = origin));
  };
  document.addEventListener("pointerdown", onPress, { passive: true });
};
