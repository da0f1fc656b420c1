import { type ComponentType, useCallback, useState } from "react";
import type { BookingPanelProps } from "./booking-panel";

export interface LazyPanel {
  /** The panel once it has come. */
  readonly Panel: ComponentType<BookingPanelProps> | null;
  /** Whether it could not be fetched: then the browser's own date fields take its place. */
  readonly failed: boolean;
  /** Begins to fetch it; a second call does nothing new. */
  readonly load: () => void;
}

/** The booking panel, fetched when a guest reaches for the dates. */
export const useLazyPanel = (): LazyPanel => {
  const [Panel, setPanel] = useState<ComponentType<BookingPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import("./booking-panel").then(
      (chunk) => setPanel(() => chunk.BookingPanel),
      () => setFailed(true),
    );
  }, []);
  return { Panel, failed, load };
};
