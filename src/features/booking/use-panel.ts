import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import type { Rates } from "../../lib/booking/rates";
import { namesStay } from "../../lib/booking/stay-query";
import { isDisplayed } from "../../lib/dom/shown-elements";
import { whenIdle } from "../../lib/dom/when-ready";
import { mayPreload } from "../../lib/preload";
import { preloadChunk } from "../errors/preload-error";
import { preloadAvailability } from "./api/preload-availability";
import type { BookingPanelProps } from "./booking-panel";

interface LazyPanel {
  /** The panel; null until its code has loaded. */
  readonly Panel: ComponentType<BookingPanelProps> | null;
  /** Whether loading failed; native fields are then shown instead. */
  readonly failed: boolean;
  /**
   * Loads the panel and the availability, or refreshes the availability if it is old (`refreshAvailability`). To be called whenever a guest is
   * about to open the panel.
   */
  readonly load: () => void;
}

const importCode = async () => {
  const [{ BookingPanel }, { followNights, refreshAvailability }] = await Promise.all([
    import(/* webpackChunkName: "booking-panel" */ "./booking-panel"),
    import(/* webpackChunkName: "booking-panel" */ "./availability-store"),
  ]);
  return { Panel: BookingPanel, followNights, refreshAvailability };
};

type Code = Awaited<ReturnType<typeof importCode>>;

const firstActions = ["scroll", "pointerdown", "keydown"] as const;

/** Calls `then` once the visitor has done something on the page and the browser is idle. Returns a stop function. */
const whenIdleAfterAction = (then: () => void): (() => void) => {
  let stopped = false;
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    whenIdle(() => !stopped && then());
  };
  if (window.scrollY > 0 || navigator.userActivation.hasBeenActive) begin();
  else
    for (const action of firstActions)
      window.addEventListener(action, begin, { passive: true, signal: listening.signal });
  return () => {
    stopped = true;
    listening.abort();
  };
};

/**
 * Loads the booking panel and the availability when `load` is called, or at once if the URL contains a stay. If connection and device allow
 * preloading, both are loaded earlier, so that the calendar opens without delay: once the browser is idle after the visitor's first action,
 * if `place` is displayed then.
 */
export const useLazyPanel = (rates: Rates | null, today: MaybeDay, place: RefObject<HTMLElement>): LazyPanel => {
  const {
    suite,
    bookingEngine: { maxNights },
  } = useSite();
  const id = suite?.slug;
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    preloadAvailability();
    importCode().then(
      (loaded) => {
        setCode((before) => before ?? loaded);
        setFailed(false);
        void loaded.refreshAvailability();
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (namesStay(window.location.search)) load();
  }, [load]);
  useEffect(() => {
    if (!mayPreload(navigator)) return;
    const preload = async () => {
      if (place.current === null || !isDisplayed(place.current)) return;
      preloadAvailability();
      const loaded = await preloadChunk(importCode);
      await loaded.refreshAvailability();
      startTransition(() => setCode((before) => before ?? loaded));
    };
    // If preloading fails, the next call of `load` tries again.
    return whenIdleAfterAction(() => void preload().catch(() => undefined));
  }, [place]);
  useEffect(
    () => (code === null || today === "" ? undefined : code.followNights({ rates, maxNights }, today, id)),
    [code, rates, maxNights, today, id],
  );
  // The code may have been preloaded after `load` failed.
  return { Panel: code?.Panel ?? null, failed: failed && code === null, load };
};
