import type { GalleryCategory } from "../../settings/gallery";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./category-filter.module.css";
import type { Photo } from "./photo";
import { type CategoryChoice, photosIn } from "./photos-shown";

interface CategoryFilterProps {
  readonly photos: readonly Photo[];
  /** The categories of this suite, in the owner's order. */
  readonly categories: readonly GalleryCategory[];
}

/** The name that the radio buttons of the filter share. */
export const filterName = "gallery-category";

/**
 * Which photographs are shown: native radio buttons, so that the choice is announced, moved through by arrows, and
 * obeyed without scripts by the styles of the mosaic.
 */
export function CategoryFilter({ photos, categories }: CategoryFilterProps) {
  const t = useText();
  const choices: readonly CategoryChoice[] = ["all", ...categories];
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{t("gallery.filter.label")}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={filterName} value={choice} defaultChecked={choice === "all"} />
          {t(`gallery.category.${choice}`)}
          <span className={styles.count}>{photosIn(photos, choice).length}</span>
        </label>
      ))}
    </fieldset>
  );
}
