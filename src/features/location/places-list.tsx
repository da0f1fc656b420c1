import { roundDistance } from "../../lib/format/distance";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Coordinates } from "../../lib/geo/projection";
import { directionsAddress } from "./directions";
import * as styles from "./places-list.module.css";

interface PlacesListProps {
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly suite: Coordinates;
  /** The service that gives directions. */
  readonly service: string;
  /** Told when a place is opened or closed. */
  readonly onToggle: (slug: string, isOpen: boolean) => void;
}

/** The places as a numbered list: minutes and distance at a glance, a few words and directions when opened. */
export function PlacesList({ places, suite, service, onToggle }: PlacesListProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <ol className={styles.places} aria-label={t("location.list.label")}>
      {places.map((place, index) => {
        const { unit, count } = roundDistance(place.distanceMetres, language);
        const distance = t(`common.${unit}`, { count });
        return (
          <li key={place.slug} data-category={place.category}>
            <details name="place" onToggle={(event) => onToggle(place.slug, event.currentTarget.open)}>
              <summary data-place={place.slug}>
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.name}>{place.name}</span>
                <span className={styles.minutes}>{t("location.minutes", { count: place.walkMinutes })}</span>
                <span className={styles.distance}>{distance}</span>
              </summary>
              <div className={styles.more}>
                <p>{place.description}</p>
                <a href={directionsAddress(service, place, suite)} target="_blank" rel="noopener">
                  {t("location.directionsTo", { place: place.name })}
                  <span className="visually-hidden"> ({t("common.opensInNewTab")})</span>
                </a>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
