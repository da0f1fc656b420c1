import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import type { Rates } from "../../lib/booking/rates";
import { namesStay } from "../../lib/booking/stay-query";
import { preloadAvailability } from "./api/preload-availability";
import type { BookingPanelProps } from "./booking-panel";
import type { followNights } from "./follow-nights";

interface Loaded {
  readonly Panel: ComponentType<BookingPanelProps>;
  readonly follow: typeof followNights;
}

export interface LazyPanel {
  /** The panel; null until it has loaded. */
  readonly Panel: ComponentType<BookingPanelProps> | null;
  /** Whether loading failed; the native date fields are then shown instead. */
  readonly failed: boolean;
  /** Starts loading the panel; further calls have no effect. */
  readonly load: () => void;
}

/**
 * Loads the booking panel when `load` is called, or at once if the URL contains a stay. The availability is requested at the same time,
 * so that bar and dock can show obstacles to the stay.
 */
export const useLazyPanel = (rates: Rates | null, today: MaybeDay): LazyPanel => {
  const suite = useSite().suite?.slug;
  const [chunk, setChunk] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    preloadAvailability();
    Promise.all([import("./booking-panel"), import("./follow-nights")]).then(
      ([panel, nights]) => setChunk({ Panel: panel.BookingPanel, follow: nights.followNights }),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (namesStay(window.location.search)) load();
  }, [load]);
  useEffect(
    () => (chunk === null || today === "" ? undefined : chunk.follow(rates, today, suite)),
    [chunk, rates, today, suite],
  );
  return { Panel: chunk?.Panel ?? null, failed, load };
};
