import { useCallback, useEffect, useMemo, useState } from "react";
import { photoHash, slugOfHash } from "./photo-address";

/** Marks the entry of the history that opening a photograph has added, so that closing can take it back. */
const mark = "photoOpened";

interface PhotoAddress {
  /** The photograph that the address names; null on the server, at first render, and while none is open. */
  readonly slug: string | null;
  readonly open: (slug: string) => void;
  /** To another photograph in the same entry of the history: Back closes the viewer, however many were looked at. */
  readonly step: (slug: string) => void;
  readonly close: () => void;
}

const stateOf = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
};

/** Which photograph is open, kept in the address: it can be shared, reloaded, and left with Back. */
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
    window.history.pushState({ ...stateOf(), [mark]: true }, "", photoHash(next));
    setSlug(next);
  }, []);
  const step = useCallback((next: string) => {
    window.history.replaceState(stateOf(), "", photoHash(next));
    setSlug(next);
  }, []);
  const close = useCallback(() => {
    if (slugOfHash(window.location.hash) !== null) {
      if (stateOf()[mark] === true) window.history.back();
      else window.history.replaceState(stateOf(), "", window.location.pathname + window.location.search);
    }
    setSlug(null);
  }, []);

  return useMemo(() => ({ slug, open, step, close }), [slug, open, step, close]);
};
