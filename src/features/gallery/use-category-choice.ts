import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { isGalleryCategory } from "../../settings/gallery";
import { filterName } from "./category-filter";
import type { CategoryChoice } from "./photos-shown";

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
 * What the filter is set to. Its radio buttons are the truth, for they work before scripts have come: a choice made by then
 * is kept, also where taking the page over would put them back to how they were sent.
 */
export const useCategoryChoice = (): CategoryChoice => {
  const [early] = useState(() => (typeof document === "undefined" ? null : checkedRadio()));
  useLayoutEffect(() => {
    if (early?.checked === false) early.click();
  }, [early]);
  return useSyncExternalStore<CategoryChoice>(subscribe, read, () => "all");
};
