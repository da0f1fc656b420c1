import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import { takesFocus, useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { useText } from "../../lib/i18n/use-text";
import "../../styles/theme-map.css";
import * as styles from "./location-section.module.css";
import { MapCredit } from "./map-credit";
import { MapDrawing } from "./map-drawing";
import type { PlaceFilterValue } from "./places";
import { hasConsent, onConsentChange } from "../consent/consent-store";
import type { InteractiveMapProps } from "./interactive-map";

interface LocationMapProps {
  readonly site: Queries.LocationSiteFragment;
  readonly map: NonNullable<Queries.LocationSiteFragment["cityMap"]>;
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly filter: PlaceFilterValue;
  readonly current: string | null;
}

/**
 * The drawn map and, for a guest who requests it and allows its provider, the interactive map over it. Nothing of the
 * interactive map is loaded before that. Without a provider of tiles there is only the drawn map.
 */
export function LocationMap({ site, map, places, filter, current }: LocationMapProps) {
  const t = useText();
  const { brand } = useSite();
  const { tiles } = site.map;
  const { state, InteractiveMap, ask, cancel, fail } = useInteractiveMap();
  const isPassing = state === "loading" || state === "live";
  const { part, pressed } = useFocusAfterPress({ state, isPassing, scrolls: false });
  const questionId = useId();
  return (
    <div ref={part} className={styles.map}>
      <MapDrawing map={map} places={places} name={brand.shortName} current={current} />
      {state !== "live" && <MapCredit source={map.source} className={styles.credit} />}
      {state === "live" && tiles !== null && InteractiveMap !== null && (
        <InteractiveMap site={site} tiles={tiles} places={places} filter={filter} current={current} onError={fail} />
      )}
      {state === "asking" && (
        <div
          className={styles.consent}
          role="group"
          aria-label={t("location.map.show")}
          aria-describedby={questionId}
          tabIndex={-1}
          {...takesFocus}
        >
          <p id={questionId}>{t("consent.blocked.map")}</p>
          <div className={styles.answers}>
            <Button variant="filled" small data-consent-choice={mapConsent} onClick={pressed(ask)}>
              {t("consent.blocked.allow")}
            </Button>
            <Button variant="line" small onClick={pressed(cancel)}>
              {t("common.cancel")}
            </Button>
          </div>
        </div>
      )}
      {tiles !== null && (state === "drawn" || state === "loading" || state === "failed") && (
        <div className={styles.actions} data-needs-script>
          <Button
            variant="line"
            small
            aria-busy={state === "loading" || undefined}
            onClick={pressed(ask)}
            {...takesFocus}
          >
            {t("location.map.show")}
          </Button>
        </div>
      )}
      <p className={styles.error} role="status">
        {state === "failed" && t("location.map.error")}
      </p>
    </div>
  );
}

/**
 * `drawn`: the drawn map only; `asking`: with the consent question; `loading`: while the interactive map is loading; `live`: the interactive
 * map; `failed`: the drawn map with an error.
 */
type MapState = "drawn" | "asking" | "loading" | "live" | "failed";

/** The consent category of the map's tiles. */
const mapConsent = "functional";

const isGranted = () => hasConsent(mapConsent);
const isGrantedOnServer = () => false;

/** The state of the interactive map. If consent is withdrawn, the interactive map is removed and the guest is asked again. */
const useInteractiveMap = () => {
  const granted = useSyncExternalStore(onConsentChange, isGranted, isGrantedOnServer);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [InteractiveMap, setInteractiveMap] = useState<ComponentType<InteractiveMapProps> | null>(null);
  const isWaiting = wanted && granted && !failed && InteractiveMap === null;
  // Consent may be given later, by the button, the banner or another tab.
  useEffect(() => {
    if (!isWaiting) return;
    import("./interactive-map").then(
      (chunk) => setInteractiveMap(() => chunk.InteractiveMap),
      () => setFailed(true),
    );
  }, [isWaiting]);
  const ask = () => {
    setFailed(false);
    setWanted(true);
  };
  const requestedState = (): MapState => {
    if (!granted) return "asking";
    if (failed) return "failed";
    return InteractiveMap === null ? "loading" : "live";
  };
  return {
    state: wanted ? requestedState() : "drawn",
    InteractiveMap,
    /** Call when the guest requests the interactive map, or allows its provider. The consent is stored by the button's `data-consent-choice`. */
    ask,
    cancel: () => setWanted(false),
    /** Call when the interactive map is shown but its tiles cannot be loaded. */
    fail: () => setFailed(true),
  };
};
