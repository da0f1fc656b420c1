/** The list of places around the suite, and the filter by category (specification §2). */
import type { Language } from "../../settings/languages";
import { placeCategories } from "../../settings/location";
import { formatNumber } from "../../lib/format-number";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Coordinates } from "../../lib/geo/coordinates";
import { directionsAddress } from "./directions";
import * as styles from "./places.module.css";
import * as choiceStyles from "../../components/ui/options.module.css";
import { NewTabNote } from "../../components/ui/new-tab-note";
import type { TextKey } from "../../lib/i18n/keys";

/**
 * A distance, rounded to 10 metres below a kilometre, otherwise to 100. `unit` is the key of the text, `count` the
 * formatted number.
 */
export const roundDistance = (
  metres: number,
  language: Language,
): { readonly unit: "common.metres" | "common.kilometres"; readonly count: string } => {
  const format = (value: number, digits: number) =>
    formatNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000
    ? { unit: "common.metres", count: format(tens, 0) }
    : { unit: "common.kilometres", count: format(metres / 1000, 1) };
};

interface PlacesListProps {
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly suite: Coordinates;
  /** URL of the service that gives directions. */
  readonly service: string;
  /** Called when a place is opened or closed. */
  readonly onToggle: (slug: string, isOpen: boolean) => void;
}

/** The places as a numbered list: walking time and distance are always visible, description and directions when opened. */
export function PlacesList({ places, suite, service, onToggle }: PlacesListProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <ol className={styles.places} aria-label={t("location.list.label")}>
      {places.map((place, index) => {
        const { unit, count } = roundDistance(place.distanceMetres, language);
        const distance = t(unit, { count });
        return (
          <li key={place.slug} data-category={place.category}>
            <details name="place" onToggle={(event) => onToggle(place.slug, event.currentTarget.open)}>
              <summary data-place={place.slug}>
                <span className={styles.number}>{index + 1}</span> <span className={styles.name}>{place.name}</span>{" "}
                <span className={styles.minutes}>{t("location.minutes", { count: place.walkMinutes })}</span>{" "}
                <span className={styles.distance}>{distance}</span>
              </summary>
              <div className={styles.more}>
                <p>{place.description}</p>
                <a href={directionsAddress(service, place, suite)} target="_blank" rel="noopener">
                  {t("location.directionsTo", { place: place.name })}
                  <NewTabNote />
                </a>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

interface PlaceFilterProps {
  readonly places: readonly Queries.LocationPlaceFragment[];
  readonly onChange: (filter: PlaceFilterValue) => void;
}

/**
 * Filters the list and the map by category. Styles apply the filter (`location-section.module.css`), so that it works without scripts.
 * Categories without a place are not offered, and with only one category there is no filter.
 */
export function PlaceFilter({ places, onChange }: PlaceFilterProps) {
  const t = useText();
  const offered = placeFilterValues.filter((filter) => places.some(({ category }) => passes(filter, category)));
  if (offered.length < 3) return null;
  return (
    <fieldset
      className={choiceStyles.options}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && isPlaceFilterValue(event.target.value))
          onChange(event.target.value);
      }}
    >
      <legend className="visually-hidden">{t("location.filter.label")}</legend>
      {offered.map((filter) => (
        <label key={filter}>
          <input type="radio" name="place-category" value={filter} defaultChecked={filter === "all"} />
          {t(filterLabel[filter])}
        </label>
      ))}
    </fieldset>
  );
}

/** The values of the filter: all places, or those of a category. */
export const placeFilterValues = ["all", ...placeCategories] as const;
export type PlaceFilterValue = (typeof placeFilterValues)[number];

const filterLabel: Record<PlaceFilterValue, TextKey> = {
  all: "location.category.all",
  restaurants: "location.category.restaurants",
  landmarks: "location.category.landmarks",
  shopping: "location.category.shopping",
};

export const isPlaceFilterValue = (value: unknown): value is PlaceFilterValue =>
  placeFilterValues.some((filter) => filter === value);

/** Whether a place of a category is shown under a filter. */
export const passes = (filter: PlaceFilterValue, category: string): boolean => filter === "all" || filter === category;
