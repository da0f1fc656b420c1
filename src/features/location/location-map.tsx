import { useId } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import { takesFocus, useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./location-map.module.css";
import { MapDrawing } from "./map-drawing";
import type { PlaceFilter } from "./place-categories";
import { mapConsent, useInteractiveMap } from "./use-interactive-map";

interface LocationMapProps {
  readonly site: Queries.LocationSiteFragment;
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly filter: PlaceFilter;
  readonly current: string | null;
}

/**
 * The drawn map; and, for a guest who asks for it and allows its provider (decisions §6), the interactive one over it.
 * Nothing of the interactive map is fetched before. A house that names no provider of tiles has the drawn map alone.
 */
export function LocationMap({ site, places, filter, current }: LocationMapProps) {
  const t = useText();
  const { brand } = useSite();
  const { tiles } = site.map;
  const { state, InteractiveMap, ask, load, cancel, fail } = useInteractiveMap();
  const isPassing = state === "loading" || state === "live";
  const { part, pressed } = useFocusAfterPress({ state, isPassing, scrolls: false });
  const question = useId();
  return (
    <div ref={part} className={styles.map}>
      <MapDrawing map={site.cityMap} places={places} name={brand.shortName} current={current} />
      {state === "live" && tiles !== null && InteractiveMap !== null && (
        <InteractiveMap site={site} tiles={tiles} places={places} filter={filter} current={current} onError={fail} />
      )}
      {state === "asking" && (
        <div
          className={styles.consent}
          role="group"
          aria-label={t("location.map.show")}
          aria-describedby={question}
          tabIndex={-1}
          {...takesFocus}
        >
          <p id={question}>{t("consent.blocked.map")}</p>
          <div className={styles.answers}>
            <Button variant="filled" small data-consent-choice={mapConsent} onClick={pressed(load)}>
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
      <p className={styles.fault} role="status">
        {state === "failed" && t("location.map.error")}
      </p>
    </div>
  );
}
