import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type GalleryCategory, isGalleryCategory } from "../../settings/gallery";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./gallery.module.css";
import { type CategoryChoice, type Photo, photosIn } from "./photo";

interface CategoryFilterProps {
  readonly photos: readonly Photo[];
  /** The suite's categories, in the owner's order. */
  readonly categories: readonly GalleryCategory[];
}

/** Name shared by the filter's radio buttons. */
const filterName = "gallery-category";

/**
 * Filter by category. Native radio buttons are announced by screen readers, work with arrow keys, and let the mosaic's
 * styles apply the choice without scripts.
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

const checkedRadio = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[name="${filterName}"]:checked`);

const subscribe = (listener: () => void) => {
  document.addEventListener("change", listener);
  return () => document.removeEventListener("change", listener);
};

const read = (): CategoryChoice => {
  const value = checkedRadio()?.value;
  return isGalleryCategory(value) ? value : "all";
};

/**
 * The selected category. The radio buttons hold the state, because they work before scripts have loaded. A choice made before hydration is
 * restored if hydration resets the radio buttons.
 */
export const useCategoryChoice = (): CategoryChoice => {
  const [beforeHydration] = useState(() => (typeof document === "undefined" ? null : checkedRadio()));
  useLayoutEffect(() => {
    if (beforeHydration?.checked === false) beforeHydration.click();
  }, [beforeHydration]);
  return useSyncExternalStore<CategoryChoice>(subscribe, read, () => "all");
};
