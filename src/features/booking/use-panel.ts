import { type ComponentType, useCallback, useEffect, useState } from "react";
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
  /** The panel once it has come. */
  readonly Panel: ComponentType<BookingPanelProps> | null;
  /** Whether it could not be fetched: then the browser's own date fields take its place. */
  readonly failed: boolean;
  /** Begins to fetch it; a second call does nothing new. */
  readonly load: () => void;
}

/**
 * The booking panel, fetched when a guest reaches for the dates, or has come with a stay in the address: with it the nights are asked for,
 * and bar and dock know what stands in the way of the stay.
 */
export const useLazyPanel = (rates: Rates | null, today: MaybeDay): LazyPanel => {
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
  useEffect(() => (chunk === null || today === "" ? undefined : chunk.follow(rates, today)), [chunk, rates, today]);
  return { Panel: chunk?.Panel ?? null, failed, load };
};
