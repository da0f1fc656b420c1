import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { hasConsent, onConsentChange } from "../consent/consent-store";
import type { InteractiveMapProps } from "./interactive-map";

/** Drawn until a guest asks for more; asking for leave where there is none; loading; live; or failed, and drawn again. */
export type MapState = "drawn" | "asking" | "loading" | "live" | "failed";

/** The consent category of the map's tiles. */
export const mapConsent = "functional";

const isGranted = () => hasConsent(mapConsent);
const notYet = () => false;

/** How the interactive map comes and goes. Withdrawing the consent takes it away. */
export const useInteractiveMap = () => {
  const granted = useSyncExternalStore(onConsentChange, isGranted, notYet);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [InteractiveMap, setInteractiveMap] = useState<ComponentType<InteractiveMapProps> | null>(null);
  const waits = wanted && granted && !failed && InteractiveMap === null;
  // Leave may be given after the wish, by the button, the banner or another tab.
  useEffect(() => {
    if (!waits) return;
    import("./interactive-map").then(
      (chunk) => setInteractiveMap(() => chunk.InteractiveMap),
      () => setFailed(true),
    );
  }, [waits]);
  const ask = () => {
    setFailed(false);
    setWanted(true);
  };
  const stateWanted = (): MapState => {
    if (!granted) return "asking";
    if (failed) return "failed";
    return InteractiveMap === null ? "loading" : "live";
  };
  return {
    state: wanted ? stateWanted() : "drawn",
    InteractiveMap,
    /** The guest wants the interactive map. */
    ask,
    /** The guest allows its provider; the consent itself is given by the button's own attribute. */
    load: ask,
    cancel: () => setWanted(false),
    /** The map has come but shows nothing. */
    fail: () => setFailed(true),
  };
};
