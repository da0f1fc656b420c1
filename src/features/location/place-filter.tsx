import { useText } from "../../lib/i18n/use-text";
import { type PlaceFilter as Filter, filterName, isPlaceFilter, placeFilters } from "./place-categories";
import * as styles from "../../components/ui/words.module.css";

interface PlaceFilterProps {
  readonly onChange: (filter: Filter) => void;
}

/**
 * Which kind of places the list and the map show. The choosing itself is done by styles (`location-section.module.css`),
 * so that it works without scripts.
 */
export function PlaceFilter({ onChange }: PlaceFilterProps) {
  const t = useText();
  return (
    <fieldset
      className={styles.words}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && isPlaceFilter(event.target.value)) onChange(event.target.value);
      }}
    >
      <legend className="visually-hidden">{t("location.filter.label")}</legend>
      {placeFilters.map((filter) => (
        <label key={filter}>
          <input type="radio" name="place-category" value={filter} defaultChecked={filter === "all"} />
          {t(filterName[filter])}
        </label>
      ))}
    </fieldset>
  );
}
