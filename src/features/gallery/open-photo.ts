/** The open photograph: which one the URL names, the sheets that show it without scripts, and the viewer's code. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from "react";
import { photoHash, slugOfHash } from "./photo-address";
import { neverChanges } from "../../lib/dom/use-in-browser";
import { preloadChunk } from "../errors/preload-error";
import type { ViewerProps } from "./viewer/viewer";

/** Marks a history entry added by opening a photograph, so that closing can go back. */
const mark = "photoOpened";

interface PhotoAddress {
  /** The photograph that the URL names; null on the server, at the first render, and while none is open. */
  readonly slug: string | null;
  readonly open: (slug: string) => void;
  /** Shows another photograph in the same history entry, so that Back always closes the viewer. */
  readonly step: (slug: string) => void;
  readonly close: () => void;
}

const historyState = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
};

/** The open photograph, stored in the URL, so that it can be shared, reloaded, and closed with Back. */
export const usePhotoAddress = (isKnown: (slug: string) => boolean): PhotoAddress => {
  const [slug, setSlug] = useState<string | null>(null);

  useEffect(() => {
    const read = () => {
      const named = slugOfHash(window.location.hash);
      setSlug(named !== null && isKnown(named) ? named : null);
    };
    read();
    window.addEventListener("popstate", read);
    window.addEventListener("hashchange", read);
    return () => {
      window.removeEventListener("popstate", read);
      window.removeEventListener("hashchange", read);
    };
  }, [isKnown]);

  const open = useCallback((next: string) => {
    window.history.pushState({ ...historyState(), [mark]: true }, "", photoHash(next));
    setSlug(next);
  }, []);
  const step = useCallback((next: string) => {
    setSlug(next);
    try {
      window.history.replaceState(historyState(), "", photoHash(next));
    } catch {
      // Safari refuses more than 100 changes of the URL in 30 seconds, for example while an arrow key is held. The next step changes it again.
    }
  }, []);
  const close = useCallback(() => {
    if (slugOfHash(window.location.hash) !== null) {
      if (historyState()[mark] === true) window.history.back();
      else window.history.replaceState(historyState(), "", window.location.pathname + window.location.search);
    }
    setSlug(null);
  }, []);

  return useMemo(() => ({ slug, open, step, close }), [slug, open, step, close]);
};

/**
 * Whether to render the `PhotoSheet`s, which show a photograph by its URL fragment without scripts. They are rendered on the server and
 * during hydration; after that, only while the URL names a photograph and the viewer's code is still loading, so that an open photograph
 * stays open. Once false, it stays false.
 */
export const usePhotoSheets = (isKnown: (slug: string) => boolean, viewerIsAwaited: boolean): boolean => {
  const [neverRemoved, setNeverRemoved] = useState(true);
  const showsOne = () => {
    const slug = slugOfHash(window.location.hash);
    return viewerIsAwaited && slug !== null && isKnown(slug);
  };
  const needed = useSyncExternalStore(neverChanges, showsOne, () => true);
  if (neverRemoved && !needed) setNeverRemoved(false);
  return neverRemoved && needed;
};

type ViewerStatus =
  | { readonly is: "waiting" | "failed" }
  /** `takesOver`: the viewer replaces a sheet or loading dialog that already shows the photograph. False after closing. */
  | { readonly is: "ready"; readonly Viewer: ComponentType<ViewerProps>; readonly takesOver: boolean };

/** The chunk name identifies the file in the build. */
const fetchViewer = () => import(/* webpackChunkName: "gallery-viewer" */ "./viewer/viewer");

/** Loads the viewer's code when it is first needed; after a failure it can be retried. */
export const useViewer = (needed: boolean) => {
  const [status, setStatus] = useState<ViewerStatus>({ is: "waiting" });
  const isDue = needed && status.is === "waiting";

  useEffect(() => {
    if (!isDue) return;
    let cancelled = false;
    fetchViewer().then(
      ({ Viewer }) => cancelled || setStatus({ is: "ready", Viewer, takesOver: true }),
      () => cancelled || setStatus({ is: "failed" }),
    );
    return () => {
      cancelled = true;
    };
  }, [isDue]);

  if (!needed && status.is === "ready" && status.takesOver) setStatus({ ...status, takesOver: false });

  return { status, retry: () => setStatus({ is: "waiting" }) };
};

/** Preloads the viewer's code when a photograph is hovered or focused. A failure is reported only when the photograph is opened. */
export const preloadViewer = (): void => {
  void preloadChunk(fetchViewer);
};
